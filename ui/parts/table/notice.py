"""What the table must be told: a refusal, what to put back, trouble; and the sign of being in step."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.play.notice import Notice
from ui.app.appearance import Appearance
from ui.parts.common.basics import Key


class NoticeCard(BoxLayout):
    """A card over the seats; the board stays in sight."""

    shown = BooleanProperty(False)
    kind = StringProperty()
    said = StringProperty()
    more = StringProperty()
    look: Appearance = ObjectProperty()
    press: Callable[[str], None] = ObjectProperty()  # says a line to the table
    rules: Callable[[str], None] = ObjectProperty()  # opens a section of the rules
    name_card: Callable[[], None] = ObjectProperty()  # asks which card the camera has seen

    def show(self, notice: Notice | None) -> None:
        """A notice, or none."""
        self.shown = notice is not None
        self.ids.buttons.clear_widgets()
        self.ids.offers.clear_widgets()
        if notice is None:
            return
        look, press = self.look, self.press
        self.kind = notice.kind
        self.ids.scroll.scroll_y = 1
        self.said = look.say(notice.text)
        lines = [look.say(more) for more in notice.more]
        if notice.kind == "refused" and lines:
            self.more = look.tr("notice-instead", moves=", ".join(lines))
        else:
            self.more = "\n".join(f"•  {line}" for line in lines)
        for words, line in notice.offers:
            self._offer(look.say(words), partial(press, line))
        if notice.rule:
            self._key("book", look.tr("notice-rule"), partial(self.rules, notice.rule))
        if notice.forcible:
            self._key("hand", look.tr("notice-anyway"), partial(press, f"! {notice.line}"))
        if notice.kind == "question":
            self._key("edit", look.tr("notice-other"), self.name_card)
        if notice.against:
            self._key("close", look.tr("notice-against"), partial(press, notice.against))
        done = {"put-back": "notice-done", "question": "notice-ignore"}.get(notice.kind, "ok")
        self._key(
            "close" if notice.kind == "question" else "check",
            look.tr("notice-agreed" if notice.against else done),
            partial(press, "ok"),
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

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """While it is shown nothing beneath it can be touched."""
        if not self.shown:
            return False
        return bool(super().on_touch_down(touch) or self.collide_point(*touch.pos))


class Sign(ButtonBehavior, BoxLayout):
    """In step, unsure, or out of step with the table; a touch tells why and how to get back."""

    sign = StringProperty("in-step")


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
