"""What the table must be told: a refusal, what to put back, trouble; and the sign of being in step."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.app import App
from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.play.notice import Notice
from ui.parts.board.tray import lay_out_all
from ui.parts.common.basics import Key
from ui.parts.table.in_step import InStep


class NoticeCard(BoxLayout):
    """A card over the seats; the board stays in sight."""

    shown = BooleanProperty(False)
    kind = StringProperty()
    said = StringProperty()
    more = StringProperty()

    def show(self, notice: Notice | None, press: Callable[[str], None]) -> None:
        """A notice, or none."""
        self.shown = notice is not None
        self.ids.buttons.clear_widgets()
        self.ids.offers.clear_widgets()
        if notice is None:
            return
        app = App.get_running_app()
        self.kind = notice.kind
        self.ids.scroll.scroll_y = 1
        self.said = app.say(notice.text)
        lines = [app.say(more) for more in notice.more]
        if notice.kind == "refused" and lines:
            self.more = app.tr("notice-instead", moves=", ".join(lines))
        else:
            self.more = "\n".join(f"•  {line}" for line in lines)
        for words, line in notice.offers:
            self._offer(app.say(words), lambda line=line: press(line))
        if notice.rule:
            self._key("book", app.tr("notice-rule"), lambda: app.rules(notice.rule))
        if notice.forcible:
            self._key("hand", app.tr("notice-anyway"), lambda: press(f"! {notice.line}"))
        if notice.kind == "question":
            self._key("edit", app.tr("notice-other"), lambda: lay_out_all(app.table, press))
        if notice.against:
            self._key("close", app.tr("notice-against"), lambda: press(notice.against))
        done = {"put-back": "notice-done", "question": "notice-ignore"}.get(notice.kind, "ok")
        self._key(
            "close" if notice.kind == "question" else "check",
            app.tr("notice-agreed" if notice.against else done),
            lambda: press("ok"),
            "main",
        )

    def tell(self, said: str, lines: list[str], words: str, press: Callable[[], None]) -> None:
        """What just happened, line by line, and the one thing that comes next."""
        self.shown, self.kind, self.said, self.more = True, "step", said, "\n".join(lines)
        self.ids.buttons.clear_widgets()
        self.ids.offers.clear_widgets()
        self._key("forward", words, press, "main")

    def _offer(self, words: str, press: Callable[[], None]) -> None:
        key = Key(text=words, font=16, kind="chosen")
        key.bind(on_release=lambda _: press())
        self.ids.offers.add_widget(key)

    def _key(self, icon: str, words: str, press: Callable[[], None], kind: str = "plain") -> None:
        # Three keys find room for their words only without icons.
        key = Key(icon="" if self.kind == "question" else icon, text=words, font=16, icon_size=22, kind=kind)
        key.bind(on_release=lambda _: press())
        self.ids.buttons.add_widget(key)

    def on_touch_down(self, touch):
        """While it is shown nothing beneath it can be touched."""
        if not self.shown:
            return False
        return super().on_touch_down(touch) or self.collide_point(*touch.pos)


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
