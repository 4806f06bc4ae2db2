"""What the table must be told: a refusal, what to put back, trouble; and the sign of being in step."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from kivy.app import App
from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.notice import Notice
from ui.parts.board.tray import lay_out_all
from ui.parts.common.keys import Keys, Offer
from ui.parts.table.in_step import InStep


class NoticeCard(BoxLayout):
    """A card over the seats; the board stays in sight."""

    shown = BooleanProperty(False)
    kind = StringProperty()
    said = StringProperty()
    more = StringProperty()

    _told: tuple[Notice, str] | None = None

    def on_kv_post(self, base_widget: Widget) -> None:
        """The keys have their places now."""
        self._buttons = Keys(self.ids.buttons, font=16, icon_size=22)
        self._offers = Keys(self.ids.offers, font=16)

    def show(self, notice: Notice | None, press: Callable[[str], None]) -> None:
        """A notice, or none; one that stands already is left alone."""
        app = App.get_running_app()
        told = None if notice is None else (notice, app.language)
        if told is not None and told == self._told:
            return
        self.shown, self._told = notice is not None, told
        if notice is None:
            self._offers.show([])
            self._buttons.show([])
            return
        self.kind = notice.kind
        self.ids.scroll.scroll_y = 1
        self.said = app.say(notice.text)
        lines = [app.say(more) for more in notice.more]
        if notice.kind == "refused" and lines:
            self.more = app.tr("notice-instead", moves=", ".join(lines))
        else:
            self.more = "\n".join(f"•  {line}" for line in lines)
        self._offers.show([Offer(app.say(words), "", partial(press, line)) for words, line in notice.offers])
        self._buttons.show(_answers(notice, press))

    def tell(self, said: str, lines: list[str], words: str, press: Callable[[], None]) -> None:
        """What just happened, line by line, and the one thing that comes next."""
        self.shown, self.kind, self.said, self.more = True, "step", said, "\n".join(lines)
        self._offers.show([])
        self._buttons.show([Offer(words, "forward", press, "main")])

    def on_touch_down(self, touch):
        """While it is shown nothing beneath it can be touched."""
        if not self.shown:
            return False
        return super().on_touch_down(touch) or self.collide_point(*touch.pos)


def _answers(notice: Notice, press: Callable[[str], None]) -> list[Offer]:
    """The keys below a notice, what most want last."""
    app, asked = App.get_running_app(), notice.kind == "question"
    keys = []
    if notice.rule:
        keys.append(Offer(app.tr("notice-rule"), "book", lambda: app.rules(notice.rule), "plain"))
    if notice.forcible:
        keys.append(Offer(app.tr("notice-anyway"), "hand", lambda: press(f"! {notice.line}"), "plain"))
    if asked:
        keys.append(Offer(app.tr("notice-other"), "edit", lambda: lay_out_all(app.table, press), "plain"))
    if notice.against:
        keys.append(Offer(app.tr("notice-against"), "close", lambda: press(notice.against), "plain"))
    done = {"put-back": "notice-done", "question": "notice-ignore"}.get(notice.kind, "ok")
    words = app.tr("notice-agreed" if notice.against else done)
    keys.append(Offer(words, "check", lambda: press("ok"), "main"))
    # Three keys find room for their words only without icons.
    return [key._replace(icon="") for key in keys] if asked else keys


class Sign(ButtonBehavior, BoxLayout):
    """In step, unsure, or out of step with the table; a touch tells why and how to get back."""

    sign = StringProperty("in-step")

    def show(self, sign: str) -> None:
        """How sure we are that the screen shows what lies on the table."""
        self.sign = sign

    def on_release(self) -> None:
        """The reason and the ways back."""
        InStep(self.sign).open(animation=False)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
