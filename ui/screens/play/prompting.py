"""What the table screen says: what to do while something else goes on, a refusal, what undo takes back."""

from __future__ import annotations

from companion.game import TABLE
from companion.play.notice import Notice
from companion.play.setting_up import only_set_up
from companion.play.table import Table
from companion.rulebook.sections import section
from ui.handed.appearance import Appearance


def mode(table: Table, look: Appearance) -> str:
    """What to do while something other than play goes on."""
    if table.fixing:
        return look.tr("table-fixing")
    if table.amending:
        line = table.session.now.nodes[table.amending - 1].line
        return look.tr("table-amending", number=table.amending, line=table.line_told(line))
    if table.slaps.whose:
        return look.tr("slap-whose")
    if table.notice and table.notice.strip:
        return look.say(table.notice.strip.said)
    return ""


def refusal(table: Table, notice: Notice, look: Appearance) -> str:
    """Who may not do that, and which rule it is about."""
    acting = table.session.acting
    who = look.names.get(acting[0], "") if len(acting) == 1 else ""
    said = look.tr("table-refused", player=who, known="yes" if who else "no")
    return f"{said}\n{title_of(table, notice.rule, look) or look.tr('table-refused-why')}"


def title_of(table: Table, rule: str, look: Appearance) -> str:
    """What a section of the rules is called."""
    about = section(table.session.match.game, look.language, rule) if rule else None
    return about.title if about is not None else ""


def just_set_up(table: Table) -> bool:
    """Whether everything is set up and nobody has played yet."""
    return table.session.acting != (TABLE,) and only_set_up(table.session)


def undoes(table: Table, look: Appearance) -> str:
    """What undo would take back; before the first move that is the set-up as a whole."""
    if just_set_up(table):
        return look.tr("undo-setup")
    return look.say(table.undoes) if table.undoes else ""
