"""The observer: what each play says, when it is contradicted, and that nobody is accused wrongly."""

from __future__ import annotations

import random

import pytest

from companion.game import Move
from companion.games.olympe import GAME
from companion.games.olympe.cards import GODS, STRONGEST
from companion.games.olympe.tricks.observer import ceiling, contradicts, facts_of
from companion.games.olympe.tricks.trick import Trick, allowed, laid
from companion.inputs import Press
from companion.play.match import Match
from companion.play.session import Session
from companion.play.table import Table
from companion.words import Words
from tests.companion.games.olympe.dealing import (
    coloured,
    holding,
    lay,
    number,
    play,
    refused,
    slip,
    start,
    taker,
)
from tests.companion.games.olympe.rounds import VARIANTS, a_round, accused, fresh
from tests.wording import trouble_with

TABLE4 = "orange red blue purple"


def limits(game: object, seat: int) -> dict[str, tuple[int, bool]]:
    """What a seat can still hold, by colour, where that is less than everything."""
    found = {}
    for god, colour in zip(GODS, ("blue", "orange", "red", "purple", "green"), strict=True):
        limit = ceiling(game.round.facts[seat], GODS.index(god))
        if limit != (STRONGEST, True):
            found[colour] = limit
    return found


def rank(card: str) -> int:
    """How strong a card is."""
    return number(card) % 16


# what a play says


def test_at_first_everybody_can_hold_everything() -> None:
    game = start(TABLE4)
    assert all(limits(game, seat) == {} for seat in range(4))
    assert len(list(game.legal_moves())) == 64


def test_leading_and_following_say_nothing() -> None:
    game = lay(start(TABLE4), "blue-50 blue-10 blue-20 blue-monster")
    assert all(limits(game, seat) == {} for seat in range(4))


def test_not_following_says_void_with_its_monster() -> None:
    game = lay(start(TABLE4), "orange-50 red-10")
    assert limits(game, 1) == {"orange": (0, False)}


def test_not_rising_says_no_numbered_trump_above_the_master_card_of_that_moment() -> None:
    game = lay(start(TABLE4), "orange-50 orange-90 orange-60")
    assert limits(game, 1) == {}
    assert limits(game, 2) == {"orange": (rank("orange-90"), True)}
    assert limits(lay(game, "orange-monster"), 3) == {"orange": (rank("orange-90"), True)}


@pytest.mark.parametrize(("rulebook", "monster"), [("fr", False), ("en", True)])
def test_no_trump_although_void_says_no_numbered_trump_and_in_fr_no_monster(
    rulebook: str, monster: bool
) -> None:
    game = lay(start(TABLE4, rulebook=rulebook), "blue-10 red-10")
    assert limits(game, 1) == {"blue": (0, False), "orange": (0, monster)}


def test_a_first_ruff_says_void_only() -> None:
    for card in ("orange-10", "orange-monster"):
        assert limits(lay(start(TABLE4), f"blue-10 {card}"), 1) == {"blue": (0, False)}


def test_ruffing_without_over_ruffing_says_no_numbered_trump_above_the_best_ruff() -> None:
    game = lay(start(TABLE4), "blue-10 orange-60")
    assert limits(lay(game, "orange-50"), 2) == {"blue": (0, False), "orange": (rank("orange-60"), True)}
    assert limits(lay(game, "orange-monster"), 2) == {"blue": (0, False), "orange": (rank("orange-60"), True)}
    assert limits(lay(game, "orange-70"), 2) == {"blue": (0, False)}


def test_en_throwing_the_trump_monster_says_no_numbered_trump() -> None:
    game = lay(start(TABLE4, rulebook="en"), "blue-10 orange-monster")
    assert limits(game, 1) == {"blue": (0, False), "orange": (0, True)}


def test_fr_two_monsters_that_ruff_say_no_numbered_trump_but_a_monster_stays_possible() -> None:
    game = lay(start("orange red blue", variant="teams", boxes="2"), "blue-10 orange-monster orange-monster")
    assert limits(game, 2) == {"blue": (0, False), "orange": (0, True)}


def test_what_a_play_says_is_exactly_its_lawfulness() -> None:
    """5.4: a card was lawful if and only if the rest of the hand contradicts none of its facts."""
    dice = random.Random("exactly")
    seen = {True: 0, False: 0}
    for _ in range(4000):
        seats, packs, french = dice.randrange(2, 6), dice.choice((1, 1, 2)), dice.random() < 0.5
        gods = dice.sample(range(5), seats)
        deck = [card for card in range(80) if card // 16 in gods for _ in range(packs)]
        dice.shuffle(deck)
        trick = Trick(dice.randrange(seats))
        for _ in range(dice.randrange(seats)):
            trick = laid(trick, deck.pop(), gods, seats, french)
        hand = [deck.pop() for _ in range(dice.randrange(1, 7))]
        for card in set(hand):
            rest = list(hand)
            rest.remove(card)
            lawful = card in allowed(trick, hand, french)
            facts = facts_of(trick, card, 0, 0, french)
            assert lawful == (not any(contradicts(other, fact) for other in rest for fact in facts))
            seen[lawful] += 1
    assert min(seen.values()) > 500


# proof


def revoked(game: object) -> list[tuple[int, int, str, str, str]]:
    """The undecided revokes: seat, trick, card, proof, duty."""
    return [(r.seat, r.trick, coloured(r.card), coloured(r.proof), r.duty) for r in game.undecided]


def test_any_card_may_be_laid_and_one_above_the_ceiling_proves_the_revoke_at_once() -> None:
    """O49."""
    game = lay(start("orange red"), "red-10 orange-20")
    assert revoked(game) == []
    game = lay(game, "orange-10")
    game = lay(game, "red-50")
    assert revoked(game) == [], "p1 led; p2 took with a ruff and leads; p1 may still hold red"
    game = lay(start("orange red"), "orange-10 red-20 orange-20 orange-30")
    assert revoked(game) == [(1, 0, "red-20", "orange-30", "following")]


@pytest.mark.parametrize(
    ("cards", "duty", "proof"),
    [
        ("orange-50 orange-10 orange-60 red-20 red-30 orange-90", "rising", "orange-90"),
        ("blue-10 red-10 blue-20 red-20 red-30 orange-20", "ruffing", "orange-20"),
        ("blue-10 red-10 blue-20 red-20 red-30 blue-30", "following", "blue-30"),
    ],
)
def test_each_duty_is_named(cards: str, duty: str, proof: str) -> None:
    game = lay(start("orange red blue"), cards)
    (found,) = revoked(game)
    assert found[3:] == (proof, duty)
    assert game.view().rule == duty
    assert game.view().prompt.key == "olympe-prompt-revoke"


def test_an_over_ruff_not_made_is_named() -> None:
    game = lay(start("orange red blue"), "blue-10 orange-50 orange-20 red-10 orange-60")
    assert revoked(game) == [(2, 0, "orange-20", "orange-60", "over-ruffing")]


@pytest.mark.parametrize(("rulebook", "duties"), [("fr", ["ruffing"]), ("en", [])])
def test_a_trump_monster_kept_proves_in_fr_that_a_ruff_was_not_made(rulebook: str, duties: list[str]) -> None:
    cards = "blue-10 red-10 blue-20 red-20 red-30 orange-monster"
    game = lay(start("orange red blue", rulebook=rulebook), cards)
    assert [found[4] for found in revoked(game)] == duties


@pytest.mark.parametrize("rulebook", ["fr", "en"])
def test_a_monster_of_the_colour_asked_that_was_kept_proves_a_revoke_in_both(rulebook: str) -> None:
    game = lay(start("orange red", rulebook=rulebook), "orange-10 red-10 red-20 orange-monster")
    assert revoked(game) == [(1, 0, "red-10", "orange-monster", "following")]


def test_one_card_may_prove_several_revokes() -> None:
    game = lay(start("orange red"), "orange-10 red-10 orange-20 red-20 orange-30 orange-40")
    assert [found[1] for found in revoked(game)] == [0, 1]
    assert game.view().back == game.round.done[0].trick.lines[1]


def test_once_proven_all_facts_of_that_play_are_dropped() -> None:
    """5.4: the ruff not made is no second offence once it is proven that the player could follow."""
    game = lay(start("orange red blue"), "blue-10 red-10 blue-20 red-20 red-30 blue-30")
    assert [found[4] for found in revoked(game)] == ["following"]
    game = play(game, "table accept")
    assert limits(game, 1) == {"red": (0, False)}, "what the other play says stays"
    assert revoked(lay(game, "orange-10")) == []


def test_the_table_accepts_or_notes_and_play_goes_on_with_the_cards_as_they_lie() -> None:
    """O49."""
    proven = lay(start("orange red"), "orange-10 red-20 orange-20 orange-30")
    assert {str(move) for move in proven.legal_moves()} == {"table accept", "table note"}
    assert refused(proven, "p2 play dionysus-10") == ("revokes", "decide")
    for verdict, noted in (("accept", (0, 0)), ("note", (0, 1))):
        game = play(proven, f"table {verdict}")
        assert game.scores.noted == noted
        assert game.round.done[-1] == proven.round.done[-1]
        assert taker(game) == "p2"
        assert {move.seat for move in game.legal_moves()} == {"p2"}
    assert play(proven, "table note").view().notes[-1].key == "olympe-note-noted"


def test_play_is_taken_back_to_the_moment_before_the_revoke() -> None:
    session = Session(Match("olympe", ("Ana", "Ben")))
    session.do("table god hephaestus p1", "table god dionysus p2", "table dealer p2")
    session.do(
        "p1 play hephaestus-10", "p2 play dionysus-20", "p1 play hephaestus-20", "p2 play hephaestus-30"
    )
    back = session.position.view().back
    assert back == 4
    session.do(f"back {back}")
    assert session.acting == ("p2",)
    assert session.position.round.trick.cards == (number("orange-10"),)
    assert session.position.view().back is None


def test_a_revoke_proven_by_the_very_last_card_is_decided_before_the_count() -> None:
    game = holding("orange red", "orange-10 orange-20", "red-10 orange-30")
    game = lay(game, "orange-10")
    game = lay(slip(game, "red-10"), "orange-20 orange-30")
    assert {str(move) for move in game.legal_moves()} == {"table accept", "table note"}
    game = play(game, "table note")
    assert {str(move) for move in game.legal_moves()} == {"table count"}


def test_facts_are_forgotten_with_the_round() -> None:
    dice = random.Random("forget")
    game = a_round(dice, fresh(3, "plain", "fr")).game
    assert any(game.round.facts)
    game = play(game, "table count")
    assert game.round.facts == ((), (), ())


def test_a_session_counts_its_lines_as_the_position_does() -> None:
    """`back` names the session's lines, so both must count alike, through undo, amend and corrections."""
    dice = random.Random("lines")
    session = Session(Match("olympe", ("Ana", "Ben", "Cléo")))
    for n in range(120):
        if n % 17 == 16:
            session.do("undo")
        elif n % 23 == 22:
            session.do(str(dice.choice(list(session.position.fixes()))))
        else:
            session.do(str(dice.choice(session.moves)))
        assert session.position.lines == session.now.tip.n


def test_amending_a_misread_card_recomputes_the_round_and_names_what_no_longer_fits() -> None:
    session = Session(Match("olympe", ("Ana", "Ben")))
    session.do("table god hephaestus p1", "table god dionysus p2", "table dealer p2")
    session.do("p1 play hephaestus-10", "p2 play hephaestus-20", "p2 play dionysus-10", "p1 play dionysus-20")
    assert session.acting == ("p1",)
    session.do("amend 5 p2 play hephaestus-monster")
    assert session.position.round.done[0].taker == -1, "the Monster destroyed the trick: p1 leads again"
    assert session.now.misfits == ("p2 play dionysus-10",)
    assert session.acting == ("p2",)


def after_a_trick() -> Table:
    """Ana led the 10 of her god, and Ben took it with the 20."""
    table = Table(Session(Match("olympe", ("Ana", "Ben"))))
    for line in ("table god hephaestus p1", "table god dionysus p2", "table dealer p2"):
        table.handle(Press(line))
    for line in ("p1 play hephaestus-10", "p2 play hephaestus-20"):
        table.handle(Press(line))
    return table


def test_amending_a_misread_card_shows_who_really_took_the_trick() -> None:
    table = after_a_trick()
    assert table.session.acting == ("p2",), "Ben took it"
    table.handle(Press("amend 4 p1 play hephaestus-30"))
    assert table.session.acting == ("p1",)
    told = [Words("en").say(more, {"p1": "Ana", "p2": "Ben"}) for more in table.notice.more]
    assert told[0] == "Decided otherwise now: Round 1, trick 1: Ana takes it."
    assert "Move: orange 30 → Ana’s place" in told, "the trick lies until the next one is begun"
    assert "Move: orange 20 → Won (Ana)" not in told


def test_an_amended_card_that_changes_no_trick_says_nothing_of_tricks() -> None:
    table = after_a_trick()
    table.handle(Press("amend 5 p2 play hephaestus-30"))
    assert not [more for more in table.notice.more if more.key == "line-otherwise"]
    table.handle(Press("amend 5 p2 play hephaestus-monster"))
    told = [Words("en").say(more, {"p1": "Ana", "p2": "Ben"}) for more in table.notice.more]
    assert told[0] == "Decided otherwise now: Round 1, trick 1: nobody takes it."


def test_every_trick_is_decided_once_and_in_its_own_round() -> None:
    decided, dice = GAME.decided, random.Random("decided")
    options = {"variant": "teams", "team-mode": "single"}
    session = Session(Match("olympe", ("Ana", "Ben", "Cléo", "Dan", "Eve", "Fay"), options))
    while session.moves:
        session.do(str(dice.choice(session.moves)))
    told = [said for node in session.now.tip.lines() if (said := decided(node.position))]
    tricks = dict.fromkeys((dict(said.values)["round"], dict(said.values)["trick"]) for said in told)
    assert list(tricks) == [(1, n) for n in range(1, 17)], "one round of sixteen tricks, and nothing after it"


# nobody is accused wrongly, and every revoke comes to light


@pytest.mark.parametrize(("seats", "variant", "rulebook"), VARIANTS)
def test_lawful_play_is_never_accused(seats: int, variant: str, rulebook: str) -> None:
    dice = random.Random(f"lawful {seats} {variant}")
    game = fresh(seats, variant, rulebook)
    for _ in range(12):
        assert accused(a_round(dice, game).game) == set()


@pytest.mark.parametrize(("seats", "variant", "rulebook"), VARIANTS)
def test_every_revoke_is_proven_by_the_end_of_the_round_and_no_other_play(
    seats: int, variant: str, rulebook: str
) -> None:
    dice = random.Random(f"cheats {seats} {variant}")
    game = fresh(seats, variant, rulebook)
    total = 0
    for _ in range(8):
        played = a_round(dice, game, cheats=0.3)
        assert accused(played.game) == played.revokes
        total += len(played.revokes)
    assert total


def test_every_revoke_can_be_told_in_every_language() -> None:
    dice = random.Random("told")
    state = GAME.start(3, {}, {})
    told = set()
    while (moves := list(state.legal_moves())) and len(told) < 4:
        state = state.apply(dice.choice(moves))
        for said in state.view().notes:
            assert trouble_with(said) == ()
            if said.key.startswith("olympe-revoke"):
                told.add(said.key)
    assert len(told) == 4


def test_a_forced_card_that_was_laid_before_is_still_refused() -> None:
    game = lay(start("orange red"), "orange-10")
    with pytest.raises(ValueError, match="laid"):
        game.apply(Move("p2", "play", ("hephaestus-10",)))
