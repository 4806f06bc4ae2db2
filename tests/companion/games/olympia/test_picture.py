"""What may be shown: the climb, who blocks whom, the check; and nobody's count during a round."""

from __future__ import annotations

import random

from companion.game import Move
from companion.games.olympia import GAME
from companion.games.olympia.cards import GODS
from companion.view import Text
from companion.words import Words
from tests.companion.games.olympia.rounds import dealt, opened, play, said, slapped, turned
from tests.wording import trouble_with

FOUR = "artemis athena zeus hades"


def test_during_a_round_only_the_top_card_is_shown() -> None:
    one = turned(dealt(FOUR), "bow bow owl fire").view()
    other = turned(dealt(FOUR), "zeus zeus hades fire").view()
    assert one == other, "piles that differ below the top look alike"
    assert [dict(token.name.values)["card"].key for token in one.tokens if token.id == "top"] == [
        "olympia-fire"
    ]
    assert one.notes == ()


def test_every_seat_sees_what_everyone_sees() -> None:
    olympia = turned(dealt(FOUR), "bow bow owl")
    assert all(olympia.view(seat) == olympia.view() for seat in olympia.order)


def test_whose_turn_and_the_direction_are_shown_and_no_count() -> None:
    view = turned(dealt(FOUR, winds="on"), "bow tornado").view()
    assert dict(view.prompt.values) == {"seat": "p1", "way": "counterclockwise"}
    assert "↺" in [mark.label for mark in view.marks]
    assert "↻" in [mark.label for mark in dealt(FOUR).view().marks]
    assert (view.counters, view.notes, view.replay) == ((), (), None)


def test_the_screen_may_show_nothing_at_all() -> None:
    changed = play(opened(FOUR), "table change", "table vary blind", "p1 deal")
    for olympia in (turned(changed, "bow owl"), turned(dealt(FOUR, blind="on"), "bow owl")):
        view = olympia.view()
        assert view.prompt.key == "olympia-prompt-blind"
        assert not any(token.space == "pile" for token in view.tokens)
        assert [mark.label for mark in view.marks if mark.look != "small"] == ["×3", "×5"]
        assert view.likely == ()


def test_a_hand_is_probably_theirs_whose_attribute_lies_on_top() -> None:
    """What everyone saw, never what the engine has counted."""
    assert turned(dealt(FOUR), "bow bow bow owl").view().likely == ("p2",)
    assert turned(dealt(FOUR), "bow bow bow zeus").view().likely == ()
    assert turned(dealt(FOUR, war="on"), "bow bow bow").view().likely == ()


def test_what_to_keep_in_the_deck_is_a_checklist() -> None:
    view = opened("zeus hades", winds="on").view()
    lies = {token.id: token.space for token in view.tokens if token.kind == "card"}
    assert set(lies) == {thing.id for thing in GAME.things}
    kept = {card for card, space in lies.items() if space}
    assert kept == {"zeus", "hades", "lightning", "fire", "tornado"}
    assert {lies[card] for card in kept} <= {space.id for space in view.spaces}
    assert [mark.label for mark in view.marks if mark.look != "small"] == ["×3", "×5", "×2"]


def test_while_gods_are_chosen_only_gods_lie_ready() -> None:
    view = GAME.start(4, {}, {}).view()
    assert {token.id for token in view.tokens if token.space.startswith("deck:")} == set(GODS)
    assert [mark for mark in view.marks if mark.look != "small"] == []
    refusal = GAME.start(4, {}, {}).why_not(Move.parse("table god artemis"))
    assert (refusal.rule, refusal.text.key) == ("gods", "olympia-refuse-player-first")


def test_while_places_change_the_screen_says_how() -> None:
    assert play(opened(FOUR), "table change").view().prompt.key == "olympia-prompt-change"


def test_arrows_lead_from_each_player_to_whom_their_god_hurts() -> None:
    """Chair 2, left of chair 1 at the bottom, hurts chair 1: the arrow leads down to the right."""
    view = opened(FOUR).view()
    arrows = [(mark.label, mark.x, mark.y) for mark in view.marks if mark.label in "→↗↑↖←↙↓↘"]
    assert [label for label, _, _ in arrows] == ["↘", "↙", "↖", "↗"]
    assert not [mark for mark in opened(FOUR, mini="on").view().marks if mark.label in "→↗↑↖←↙↓↘"]
    assert not [mark for mark in dealt(FOUR).view().marks if mark.label in "→↗↑↖←↙↓↘"]


def test_which_cards_are_left_is_not_shown_in_a_round() -> None:
    before, after = dealt(FOUR).view(), turned(dealt(FOUR), "zeus zeus zeus").view()
    assert [t for t in before.tokens if t.kind == "card"] == [t for t in after.tokens if t.kind == "card"]


def test_who_sits_where_and_who_blocks_whom() -> None:
    view = play(opened(FOUR), "table change", "table swap p2 p4").view()
    sits = {token.id: token.space for token in view.tokens if token.kind == "person"}
    assert sits == {"p1": "chair-1", "p4": "chair-2", "p3": "chair-3", "p2": "chair-4"}
    blocks = {dict(note.values)["seat"]: dict(note.values)["god"].key for note in view.notes}
    assert blocks == {
        "p1": "olympia-hades", "p4": "olympia-zeus", "p3": "olympia-athena", "p2": "olympia-artemis",
    }  # fmt: skip


def test_the_next_chair_clockwise_is_drawn_to_the_left_of_who_sits_at_the_bottom() -> None:
    spaces = {space.id: space for space in opened(FOUR).view().spaces}
    bottom, left = spaces["chair-1"], spaces["chair-2"]
    assert bottom.y < left.y
    assert left.x < bottom.x


def test_players_are_told_apart_by_colour_shape_and_letter() -> None:
    tokens = opened("zeus aphrodite artemis athena hades poseidon").view().tokens
    for kind in ("piece", "person"):
        own = [token for token in tokens if token.kind == kind]
        assert len({token.tone for token in own}) == len({token.shape for token in own}) == 6
        assert len({(token.letter, token.emblem) for token in own}) == 6


def test_the_verdict_replays_the_pile_card_by_card() -> None:
    cards = "athena bow owl athena minotaur bow tornado theseus hades bow"
    olympia = slapped(dealt(FOUR, monsters="on", winds="on"), cards, "p1")
    assert said(olympia) == [
        "wrong", "card-harmless", "card-attribute", "card-nothing", "card-blocked", "card-minotaur",
        "card-attribute", "card-tornado", "card-theseus", "card-blocked", "card-attribute",
    ]  # fmt: skip
    counted = [dict(note.values)["count"] for note in olympia.view().notes[1:]]
    assert counted == [0, 1, 1, 0, 1, 2, 2, 1, 0, 1]
    replay = olympia.view().replay
    assert [card.emblem for card in replay.cards] == cards.split()
    assert [int(card.letter) for card in replay.cards] == counted
    minotaur = dict(olympia.view().notes[5].values)
    assert (minotaur["struck"], minotaur["a"], minotaur["b"]) == (
        2,
        Text("olympia-owl"),
        Text("olympia-athena"),
    )


def test_a_wrong_slap_that_does_not_end_the_round_gives_no_count_away() -> None:
    """P34."""
    olympia = slapped(dealt(FOUR, wrong_tap_ends_round="off"), "bow bow owl", "p1")
    assert said(olympia) == ["wrong"]
    assert olympia.view().replay is None
    assert "count" not in dict(olympia.view().notes[0].values)


def test_the_notes_read_well_in_both_languages() -> None:
    olympia = slapped(dealt(FOUR, monsters="on"), "bow bow minotaur theseus bow", "p1")
    names = {"p1": "Léa", "p2": "Tom"}
    assert [Words("en").say(note, names) for note in olympia.view().notes] == [
        "Léa is right about Bow: 2 steps up, to step 2.",
        "1. Bow: one more, 1",
        "2. Bow: one more, 2",
        "3. Minotaur strikes Bow and Bow, 0",
        "4. Theseus brings back Bow and Bow, 2",
        "5. Bow: one more, 3",
    ]
    french = [Words("fr").say(note, names) for note in olympia.view().notes]
    assert french[0] == "Léa a raison (Arc)\u00a0: 2 marches de plus, jusqu’à la marche 2."


def test_every_note_has_words() -> None:
    heard = set()
    for seed in range(60):
        dice = random.Random(seed)
        options = {name: dice.choice(("off", "on")) for name in ("monsters", "winds", "war", "mini")}
        olympia = dealt(FOUR, wrong_tap_ends_round=dice.choice(("off", "on")), **options)
        for _ in range(60):
            moves = list(olympia.legal_moves())
            if not moves:
                break
            turns = [move for move in moves if move.verb in ("turn", "deal")]
            olympia = olympia.apply(dice.choice(turns if turns and dice.random() < 0.8 else moves))
            for note in olympia.view().notes:
                heard.add(note.key)
                assert trouble_with(note) == ()
    for line in ("table settle ±5", "table settle ±90000000", "table settle ±0"):
        slaps = ("p1 slap @10", "p2 slap @20", "p3 slap @90000000", "p4 slap @90000005")
        for note in play(turned(dealt(FOUR), "bow@1"), *slaps, line).view().notes:
            heard.add(note.key)
            assert trouble_with(note) == ()
    assert len(heard) == 18


def test_a_verdict_says_right_or_wrong_how_many_were_needed_and_what_lay_there() -> None:
    words = Words("en")
    wrong = slapped(dealt(FOUR), "bow bow owl", "p1").view().judged
    right = slapped(dealt(FOUR), "bow bow bow", "p1").view().judged
    assert wrong is not None
    assert right is not None
    assert (wrong.right, right.right) == (False, True)
    assert words.say(wrong.why).startswith("Bow: 3 needed, 2 there.")
    assert words.say(right.why) == "Bow: 3 needed, 3 there. 2 steps up, to 2"


def test_while_the_round_goes_on_a_wrong_verdict_tells_no_count() -> None:
    going_on = slapped(dealt(FOUR, wrong_tap_ends_round="off"), "bow bow owl", "p1")
    assert going_on.phase == "round"
    judged = going_on.view().judged
    assert judged is not None
    assert Words("en").say(judged.why).startswith("Bow: 3 needed, fewer were there.")


def test_a_verdict_tells_from_which_step_to_which_and_what_took_away() -> None:
    judged = slapped(dealt(FOUR), "bow bow bow owl bow", "p1").view().judged
    assert (judged.right, judged.was, dict(judged.climb.markers)["p1"]) == (True, 0, 2)
    assert judged.told == ()
    fell = slapped(dealt(FOUR), "bow bow athena bow", "p1").view().judged
    assert [note.key for note in fell.told] == ["olympia-note-card-blocked"]
