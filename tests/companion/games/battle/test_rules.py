"""The basic game, one test per rule and per ruling; the numbers are those of the rulings."""

from __future__ import annotations

import random

import pytest

from companion.game import IllegalMove, Move
from companion.games.battle import GAME
from companion.games.battle.board import CREATURES, HEROES, OWNER, names, tokens_of
from companion.games.battle.rules import Battle
from companion.play.draw import draw
from companion.rulebook.sections import rules_of
from tests.companion.games.battle.drawing import allowed, drawn, lying, play, position, refused, tidy

OPENING = """
    .   .   .   .   .
    har chi cen cer min
    .   .   .   .   .
    bel per ata ach the
    .   .   .   .   .
"""


def start(size: int = 5, **options: str) -> Battle:
    """The first position, nothing placed yet."""
    battle = GAME.start(2, {"size": str(size)} | options, {})
    assert isinstance(battle, Battle)
    return battle


def placed(size: int = 5, seed: str = "1") -> Battle:
    """A position with both rows drawn."""
    battle = start(size)
    for move in draw(battle, seed):
        battle = battle.apply(move)
    return battle


# preparation


@pytest.mark.parametrize(("size", "figures", "tokens"), [(5, 5, 9), (6, 6, 14), (7, 7, 20), (8, 8, 27)])
def test_each_size_has_its_figures_and_tokens(size: int, figures: int, tokens: int) -> None:
    battle = placed(size)
    for seat in ("p1", "p2"):
        assert sum(OWNER.get(lies) == seat for lies in battle.board) == figures
        assert battle.left(seat) == tokens


def test_only_the_four_printed_sizes_can_be_chosen() -> None:
    """B15."""
    assert next(option for option in GAME.options if option.id == "size").choices == ("5", "6", "7", "8")


@pytest.mark.parametrize("size", [5, 6, 7, 8])
def test_heroes_fill_row_two_and_creatures_the_last_row_but_one(size: int) -> None:
    """B15."""
    stands = dict(zip(names(size), placed(size).board, strict=True))
    for column in "abcdefgh"[:size]:
        assert stands[f"{column}2"] in HEROES
        assert stands[f"{column}{size - 1}"] in CREATURES
        assert not any(stands[f"{column}{row}"] for row in range(1, size + 1) if row not in (2, size - 1))


def test_figures_are_drawn_and_placed_by_chance() -> None:
    assert len({placed(6, str(seed)).board for seed in range(20)}) == 20
    assert {lies for seed in range(20) for lies in placed(6, str(seed)).board} == {"", *OWNER}


def test_any_figure_may_go_to_any_free_space_of_its_row_and_no_other() -> None:
    battle = play(start(5), "table place jason c2")
    assert allowed(battle, "place", "achilles") == {"a2", "b2", "d2", "e2"}
    assert allowed(battle, "place", "medusa") == {"a4", "b4", "c4", "d4", "e4"}
    assert not allowed(battle, "place", "jason")


def test_a_full_row_takes_no_further_figure() -> None:
    battle = start(5)
    for column, figure in zip("abcde", HEROES, strict=False):
        battle = play(battle, f"table place {figure} {column}2")
    assert not allowed(battle, "place", "jason")
    assert refused(battle, "table place jason a2") == ("preparation", "row-full")


def test_refusals_while_the_figures_are_placed() -> None:
    battle = play(start(5), "table place achilles c2")
    assert refused(battle, "p1 move achilles c3") == ("preparation", "not-yet")
    assert refused(battle, "table place zeus a2") == ("preparation", "no-figure")
    assert refused(battle, "table place") == ("preparation", "refuse-unfinished")
    assert refused(battle, "table place achilles a2") == ("preparation", "already-placed")
    assert refused(battle, "table place jason a4") == ("preparation", "second-row")
    assert refused(battle, "table place medusa a2") == ("preparation", "second-row")
    assert refused(battle, "table place jason c2") == ("preparation", "taken")


def test_a_figure_placed_wrong_can_be_forced_to_another_space_of_its_row() -> None:
    battle = play(start(5), "table place achilles c2").apply(Move.parse("table place achilles a2"))
    assert allowed(battle, "place", "jason") == {"b2", "c2", "d2", "e2"}


@pytest.mark.parametrize(
    "line",
    [
        "p1 move achilles c3",
        "p1 pass",
        "p1 declare achilles",
        "table place medusa a2",
        "table place jason c2",
    ],
)
def test_not_even_force_breaks_the_set_up(line: str) -> None:
    battle = play(start(5), "table place achilles c2")
    with pytest.raises(IllegalMove):
        battle.apply(Move.parse(line))


# play


@pytest.mark.parametrize("size", [5, 6, 7, 8])
def test_heroes_make_the_first_move(size: int) -> None:
    """B10."""
    assert {move.seat for move in placed(size).legal_moves()} == {"p1"}


def test_the_sides_take_turns() -> None:
    battle = play(position(OPENING), "p1 move achilles d3")
    assert {move.seat for move in battle.legal_moves()} == {"p2"}
    battle = play(battle, "p2 move harpy a3")
    assert {move.seat for move in battle.legal_moves()} == {"p1"}
    assert refused(battle, "p2 move harpy a2") == ("first-move", "turn")
    assert refused(battle, "table place jason a1") == ("first-move", "placed")


def test_a_figure_moves_along_row_and_column_up_to_the_first_figure_in_its_way() -> None:
    battle = position("""
        .   .   .   .   .
        .   .   har .   .
        .   .   .   .   .
        per .   ach .   .
        .   .   .   .   .
    """)
    assert allowed(battle, "move", "achilles") == {"b2", "d2", "e2", "c1", "c3"}


def test_tokens_of_either_colour_do_not_stop_a_figure() -> None:
    battle = position("""
        .   .   .   .   har
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        ach w   b   b   w
    """)
    assert allowed(battle, "move", "achilles") == {"b1", "c1", "d1", "e1", "a2", "a3", "a4", "a5"}


def test_figures_are_never_captured() -> None:
    """B1: no move leads onto a figure, and all figures stay to the end."""
    for seed in range(10):
        battle, dice = placed(5, str(seed)), random.Random(seed)
        figures = sorted(filter(OWNER.get, battle.board))
        while moves := list(battle.legal_moves()):
            battle = battle.apply(dice.choice(moves))
            assert sorted(filter(OWNER.get, battle.board)) == figures
        assert battle.outcome()


def test_refusals_of_moves_name_what_is_in_the_way() -> None:
    battle = position("""
        .   .   .   .   .
        har .   .   .   .
        .   .   .   .   .
        ach per .   .   .
        jas .   .   .   .
    """)
    assert refused(battle, "p1 move achilles a5") == ("movement", "over")
    assert refused(battle, "p1 move achilles a4") == ("movement", "onto")
    assert refused(battle, "p1 move achilles a1") == ("movement", "onto")
    assert refused(battle, "p1 move achilles a2") == ("movement", "stay")
    assert refused(battle, "p1 move achilles b3") == ("movement", "straight")
    assert refused(battle, "p1 move achilles h9") == ("movement", "no-space")
    assert refused(battle, "p1 move achilles") == ("movement", "refuse-unfinished")
    assert refused(battle, "p1 move harpy a5") == ("movement", "not-yours")
    assert refused(battle, "p1 move medusa a5") == ("movement", "not-in-play")
    assert refused(battle, "p1 move white a5") == ("movement", "no-figure-p1")
    assert refused(battle, "p1 move") == ("movement", "refuse-unfinished")
    assert refused(battle, "p1 move achilles a3 a4") == ("movement", "refuse-too-much")
    assert refused(battle, "p1 dance achilles") == ("movement", "refuse-no-verb")
    assert refused(battle, "p1 pass") == ("passing", "pass")
    assert refused(battle, "p1 done") == ("declared", "nothing-declared")
    assert refused(battle, "p1 put achilles a3") == ("declared", "nothing-declared")
    hemmed = play(battle, "p1 move perseus c2", "p2 move harpy b4", "p1 move perseus b2")
    assert refused(play(hemmed, "table fix turn p1", "table fix harpy a3"), "p1 move achilles a5") == (
        "movement",
        "hemmed-in",
    )


def test_a_refusal_tells_the_names_and_the_space() -> None:
    refusal = position("""
        .   .   .   .   .
        har .   .   .   .
        .   .   .   .   .
        ach .   .   .   .
        .   .   .   .   .
    """).why_not(Move.parse("p1 move achilles a5"))
    said = dict(refusal.text.values)
    assert (said["figure"].key, said["other"].key, said["space"]) == ("battle-achilles", "battle-harpy", "a4")


# claiming


def test_the_space_left_and_the_spaces_crossed_are_claimed_and_the_last_is_not() -> None:
    battle = play(
        position("""
            .   .   .   .   har
            .   .   .   .   .
            .   .   .   .   .
            .   .   .   .   .
            ach .   .   .   .
        """),
        "p1 move achilles d1",
    )
    assert drawn(battle) == tidy("""
        .   .   .   .   har
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        w   w   w   ach .
    """)
    assert battle.left("p1") == 6


def test_enemy_tokens_crossed_go_home() -> None:
    battle = position("""
        .   .   .   .   har
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        ach b   b   .   b
    """)
    after = play(battle, "p1 move achilles d1")
    assert drawn(after).splitlines()[-1] == "w w w ach b"
    assert (battle.left("p2"), after.left("p2")) == (6, 8)


def test_an_own_token_on_the_way_stays_and_none_is_added() -> None:
    """B6."""
    battle = position("""
        .   .   .   .   har
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        ach w   w   .   .
    """)
    after = play(battle, "p1 move achilles d1")
    assert drawn(after).splitlines()[-1] == "w w w ach ."
    assert (battle.left("p1"), after.left("p1")) == (7, 6)


@pytest.mark.parametrize(("token", "owner"), [("w", "p1"), ("b", "p2")])
def test_a_token_on_the_final_space_goes_home_whoever_owns_it(token: str, owner: str) -> None:
    """B3."""
    battle = position(f"""
        .   .   .   .   har
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        ach {token} .   .   .
    """)
    after = play(battle, "p1 move achilles b1")
    assert drawn(after).splitlines()[-1] == "w ach . . ."
    assert after.left("p1") == 8
    assert after.left("p2") == 9
    assert battle.left(owner) == 8


def test_the_worked_example_of_the_rules_text_holds() -> None:
    battle = play(
        position("""
            .   .   .   .   .   .
            har chi cen cer min cyc
            .   .   .   .   .   .
            .   .   .   .   .   .
            bel per ata ach the her
            .   .   .   .   .   .
        """),
        "p1 move atalanta c4",
        "p2 move cerberus d3",
        "p1 move atalanta e4",
    )
    assert drawn(battle) == tidy("""
        .   .   .   .   .   .
        har chi cen b   min cyc
        .   .   w   w   ata .
        .   .   w   cer .   .
        bel per w   ach the her
        .   .   .   .   .   .
    """)
    assert (battle.left("p1"), battle.left("p2")) == (10, 13)


# victory


TWO_WHITE_LEFT = """
    w   w   w   w   w
    .   .   .   .   har
    .   .   .   .   .
    w   .   .   .   b
    ach .   b   .   w
"""


def test_laying_the_last_token_wins_at_once() -> None:
    battle = position("""
        w   w   w   w   w
        w   w   .   .   har
        .   .   .   .   .
        .   .   .   .   b
        ach .   b   .   w
    """)
    after = play(battle, "p1 move achilles b1")
    assert after.left("p1") == 0
    assert after.outcome().winners == ("p1",)
    assert after.outcome().reason.key == "battle-end-last-token"
    assert not list(after.legal_moves())
    assert refused(after, "p2 move harpy e3") == ("victory", "ended")


def test_creatures_win_by_their_last_token_too() -> None:
    battle = position(
        """
        b   b   b   b   b
        b   b   .   .   har
        .   .   .   .   .
        .   .   .   .   b
        ach .   w   .   .
        """,
        turn="p2",
    )
    assert play(battle, "p2 move harpy e3").outcome().winners == ("p2",)


def test_tokens_are_laid_along_the_way_and_the_supply_running_out_midway_wins() -> None:
    """B5 and B14: from the initial space on; spaces not reached keep what lies there."""
    battle = position(TWO_WHITE_LEFT)
    assert battle.left("p1") == 2
    after = play(battle, "p1 move achilles d1")
    assert drawn(after).splitlines()[-1] == "w w b ach w"
    assert after.left("p1") == 0
    assert after.left("p2") == battle.left("p2")
    assert after.outcome().winners == ("p1",)


def test_the_figure_lands_before_the_tokens_are_laid() -> None:
    """B4: the own token on the final space comes home first, so laying one does not finish the supply."""
    battle = position("""
        w   w   w   w   w
        w   w   .   .   har
        .   .   .   .   .
        .   .   .   .   .
        ach w   .   .   .
    """)
    assert battle.left("p1") == 1
    after = play(battle, "p1 move achilles b1")
    assert after.left("p1") == 1
    assert after.outcome() is None
    assert play(battle, "p1 move achilles a2").outcome().winners == ("p1",)


def test_a_token_come_home_by_landing_is_laid_again_on_a_longer_way() -> None:
    """B4: with one token left, the one found on the final space covers the second space."""
    battle = position("""
        w   w   w   w   w
        w   w   .   .   har
        .   .   .   .   .
        .   .   .   .   .
        ach b   w   .   .
    """)
    after = play(battle, "p1 move achilles c1")
    assert drawn(after).splitlines()[-1] == "w w ach . ."
    assert after.outcome().winners == ("p1",)


@pytest.mark.parametrize("size", [5, 6, 7, 8])
def test_tokens_left_are_never_negative(size: int) -> None:
    for seed in range(5):
        battle, dice = placed(size, str(seed)), random.Random(seed)
        while moves := list(battle.legal_moves()):
            battle = max((battle.apply(move) for move in dice.sample(moves, min(4, len(moves)))), key=_laid)
            assert min(battle.left("p1"), battle.left("p2")) >= 0
            assert max(battle.left("p1"), battle.left("p2")) <= tokens_of(size)
        assert battle.outcome()


def _laid(battle: Battle) -> int:
    return sum(lies in ("white", "black") for lies in battle.board)


def test_the_winner_scores_the_tokens_the_loser_has_left() -> None:
    """B9."""
    outcome = play(position(TWO_WHITE_LEFT), "p1 move achilles d1").outcome()
    assert outcome.points == (("p1", 7), ("p2", 0))
    assert dict(outcome.reason.values) == {"seat": "p1", "left": 7}


# passing


HEMMED_IN = """
    .   .   .   .   .
    .   .   .   .   .
    min .   .   .   .
    har cen .   .   .
    ach per cer .   .
"""


def test_a_side_without_a_move_passes_and_does_nothing_else() -> None:
    """B7."""
    battle = position(HEMMED_IN)
    assert [str(move) for move in battle.legal_moves()] == ["p1 pass"]
    after = play(battle, "p1 pass")
    assert after.board == battle.board
    assert {move.seat for move in after.legal_moves()} == {"p2"}
    assert battle.view().prompt.key == "battle-prompt-pass"


def test_passing_is_refused_while_a_figure_can_move() -> None:
    """B7."""
    assert refused(position(HEMMED_IN, turn="p2"), "p2 pass") == ("passing", "pass")


def test_the_other_side_of_a_hemmed_in_one_can_always_move() -> None:
    """B12: wherever the figures stand, somebody can move."""
    dice = random.Random(12)
    for size in (5, 6, 7, 8):
        for _ in range(200):
            board = [*HEROES[:size], *CREATURES[:size], *[""] * (size * size - 2 * size)]
            dice.shuffle(board)
            moving = [
                any(move.verb == "move" for move in Battle(size, lying(board), turn=seat).legal_moves())
                for seat in ("p1", "p2")
            ]
            assert any(moving)


# repetition


SHUTTLE = """
    .   .   .   .   b
    .   .   .   .   har
    .   .   .   .   cer
    w   .   .   .   .
    ach per .   .   w
"""
ROUND = ("p1 move achilles a2", "p2 move harpy e5", "p1 move achilles a1", "p2 move harpy e4")


def test_the_third_time_the_side_with_more_tokens_wins_and_scores() -> None:
    """B8 and B13; the position the game began with counts."""
    battle = play(position(SHUTTLE), *ROUND, *ROUND[:3])
    assert battle.outcome() is None
    battle = play(battle, ROUND[3])
    assert (battle.left("p1"), battle.left("p2")) == (7, 8)
    assert battle.outcome().winners == ("p1",)
    assert battle.outcome().points == (("p1", 8), ("p2", 0))
    assert battle.outcome().reason.key == "battle-end-repetition"
    assert not list(battle.legal_moves())


def test_the_third_time_with_equally_many_tokens_is_a_draw() -> None:
    """B13."""
    equal = SHUTTLE.replace("per .   .   w", "per .   .   .")
    outcome = play(position(equal), *ROUND, *ROUND).outcome()
    assert outcome.winners == ()
    assert outcome.points == (("p1", 0), ("p2", 0))
    assert outcome.reason.key == "battle-end-repetition-draw"


def test_with_the_option_draw_the_third_time_is_a_draw_whoever_is_ahead() -> None:
    """B8."""
    outcome = play(position(SHUTTLE, repetition="draw"), *ROUND, *ROUND).outcome()
    assert outcome.winners == ()
    assert outcome.points == (("p1", 0), ("p2", 0))


def test_with_the_option_off_nothing_ends_by_repetition() -> None:
    """B8."""
    battle = play(position(SHUTTLE, repetition="off"), *ROUND * 5)
    assert battle.outcome() is None
    assert allowed(battle, "move", "achilles")


def test_the_opening_counts_as_the_first_time() -> None:
    """B13: ordinary moves never lead back to it, but players may insist on passing."""
    battle = placed(5)
    for line in ("p1 pass", "p2 pass", "p1 pass"):
        battle = battle.apply(Move.parse(line))
    assert battle.outcome() is None
    assert battle.apply(Move.parse("p2 pass")).outcome().reason.key == "battle-end-repetition-draw"


def test_a_repetition_may_come_with_either_side_to_move() -> None:
    """B13."""
    battle = play(position(SHUTTLE), "p1 move perseus c1")
    again = ("p2 move harpy e5", "p1 move achilles a2", "p2 move harpy e4", "p1 move achilles a1")
    battle = play(battle, *again, *again[:3])
    assert battle.outcome() is None
    assert play(battle, again[3]).outcome().reason.key == "battle-end-repetition"


def test_the_same_board_with_the_other_side_to_move_is_another_position() -> None:
    """B13: a board that stands for the third time, but only once with this side to move."""
    battle = play(position(SHUTTLE), *ROUND)
    battle = battle.apply(Move.parse("p1 pass"))
    assert [battle.alike(battle.layout) == alike for alike in battle.seen].count(True) == 3
    assert battle.outcome() is None


# Two heroes wander round a square of tokens and end on each other's places.
TWO_HEROES = """
    b   .   .   .   .
    har b   .   .   .
    .   .   .   .   .
    w   w   .   .   .
    ach per .   .   w
"""
CHANGE = (
    "p1 move achilles a2",
    "p2 move harpy b4",
    "p1 move perseus a1",
    "p2 move harpy a4",
    "p1 move achilles b2",
    "p2 move harpy b4",
    "p1 move achilles b1",
    "p2 move harpy a4",
)
TO_AND_FRO = ("p1 move achilles b2", "p2 move harpy b4", "p1 move achilles b1", "p2 move harpy a4")


def test_without_abilities_two_heroes_that_changed_places_make_the_same_position() -> None:
    """B13: the opening, then the heroes the other way round, twice."""
    outset = position(TWO_HEROES)
    changed = play(outset, *CHANGE)
    assert changed.board != outset.board
    assert changed.outcome() is None
    assert play(changed, *TO_AND_FRO).outcome().reason.key == "battle-end-repetition"


def test_with_abilities_it_matters_which_hero_stands_where() -> None:
    """B13: the heroes the other way round are another position, so it has come only twice."""
    for abilities in ("declared", "house"):
        battle = play(position(TWO_HEROES, abilities=abilities), *CHANGE, *TO_AND_FRO)
        assert battle.outcome() is None
        assert play(battle, TO_AND_FRO[0]).outcome().reason.key == "battle-end-repetition"


# forced moves


def test_a_move_forced_out_of_turn_counts_as_that_sides_turn() -> None:
    battle = position(OPENING).apply(Move.parse("p2 move harpy a3"))
    assert drawn(battle).splitlines()[1:3] == ["b chi cen cer min", "har . . . ."]
    assert {move.seat for move in battle.legal_moves()} == {"p1"}


def test_a_forced_move_claims_in_line_and_covers_no_figure() -> None:
    battle = position("""
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        ach har .   .   .
    """).apply(Move.parse("p1 move achilles d1"))
    assert drawn(battle).splitlines()[-1] == "w har w ach ."


@pytest.mark.parametrize(
    "line",
    [
        "p1 move achilles a4",
        "p1 move achilles z9",
        "p1 move medusa a3",
        "p1 move white a3",
        "p1 put white a3",
        "p1 put achilles a3",
        "p1 use white a3",
        "p1 use harpy a3",
        "p1 declare black",
        "p1 declare harpy",
        "p3 move achilles a3",
        "table move achilles a3",
        "table place jason a3",
        "p1 fix achilles a3",
        "p1 dance",
    ],
)
def test_what_no_hand_could_do_cannot_be_forced(line: str) -> None:
    battle = position("""
        .   .   .   .   .
        har .   .   .   .
        .   .   .   .   .
        ach .   .   .   .
        w   b   .   .   .
    """)
    with pytest.raises(IllegalMove):
        battle.apply(Move.parse(line))


# what is shown


def test_the_picture_shows_every_figure_token_and_supply() -> None:
    view = position(TWO_WHITE_LEFT).view()
    assert sorted(token.kind for token in view.tokens) == ["black"] * 2 + ["figure"] * 2 + ["white"] * 7
    assert {counter.id: (counter.value, counter.of) for counter in view.counters} == {
        "left-p1": (2, 9),
        "left-p2": (7, 9),
    }


def test_every_rule_a_picture_or_a_refusal_names_can_be_read() -> None:
    anchors = {section.anchor for section in rules_of("battle", "en")}
    for battle in (start(5), position(OPENING), position(HEMMED_IN), position(TWO_WHITE_LEFT)):
        assert battle.view().rule in anchors
        for line in (
            "p1 pass",
            "p1 move achilles z9",
            "p2 move harpy a1",
            "table fix a1 white",
            "p1 use achilles",
        ):
            assert battle.why_not(Move.parse(line)).rule in anchors


def test_the_rules_say_the_same_sections_in_both_languages() -> None:
    english, french = ([section.anchor for section in rules_of("battle", code)] for code in ("en", "fr"))
    assert english == french
    assert len(set(english)) == len(english) == 27
