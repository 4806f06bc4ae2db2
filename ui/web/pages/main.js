// The page begins: a television under /tv, a phone everywhere else.

import { loadIcons } from "./dom.js";
import { wear } from "./colours.js";
import { keepTime } from "./common.js";
import { Phone } from "./phone.js";
import { Talk } from "./talk.js";
import { Television } from "./television.js";

const television = location.pathname === "/tv";
document.documentElement.lang = navigator.language;
document.body.className = television ? "tv" : "phone";
await loadIcons();
const talk = new Talk(television ? "television" : "phone");
talk.addEventListener("parts", (event) => { if (event.detail.includes("palette")) wear(talk.parts.palette); });
new (television ? Television : Phone)(talk, document.getElementById("page"), document.getElementById("dialog"));
keepTime(talk);
