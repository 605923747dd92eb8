// Hears from the socket that something has happened at the table, fetches the page, swaps <main>.
"use strict";
(() => {
  const news = document.getElementById("news");
  const main = () => document.getElementById("main");
  const number = () => Number(main().dataset.number);
  const code = main().dataset.table;
  let fetching = false, again = false, wait = 500;

  // What was typed, opened and focused stays.
  function mark(element) {
    return element.id || element.name || [...main().querySelectorAll(element.tagName)].indexOf(element);
  }
  function kept() {
    const all = (selector) => [...main().querySelectorAll(selector)];
    const focused = document.activeElement;
    return {
      focus: main().contains(focused) ? [focused.tagName, mark(focused)] : null,
      typed: all("input:not([type=hidden])").filter((i) => i.value !== i.defaultValue).map((i) => [i.id, i.value]),
      open: all("details").map((d) => d.open),
    };
  }
  function put(before) {
    main().querySelectorAll("details").forEach((d, i, now) => { if (now.length === before.open.length) d.open = before.open[i]; });
    for (const [id, value] of before.typed) { const i = id && document.getElementById(id); if (i) i.value = value; }
    if (!before.focus) return;
    const same = [...main().querySelectorAll(before.focus[0])].find((e) => mark(e) === before.focus[1]);
    (same || document.getElementById("turn") || main()).focus({ preventScroll: true });
  }
  async function show(response) {
    const fresh = new DOMParser().parseFromString(await response.text(), "text/html").getElementById("main");
    if (!fresh || fresh.dataset.table !== code) return location.reload();
    const before = kept(), said = main().dataset.say;
    main().replaceWith(document.adoptNode(fresh));
    put(before);
    if (fresh.dataset.say !== said) news.textContent = fresh.dataset.say;
  }
  async function look() {
    if (fetching) { again = true; return; }
    fetching = true;
    try { await show(await fetch(location.pathname)); } catch { /* the socket will notice */ }
    fetching = false;
    if (again) { again = false; look(); }
  }
  document.addEventListener("submit", async (event) => {
    const form = event.target, by = event.submitter;
    if (form.method !== "post" || !by || !main().contains(form)) return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form));
    if (by.name) body.set(by.name, by.value);
    try { await show(await fetch(form.getAttribute("action"), { method: "post", body })); } catch { location.reload(); }
  });
  function listen() {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${code}/socket`);
    let stay = true;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      wait = 500;
      if (message.type === "bye") stay = message.again;
      if (message.type === "presence" || message.number > number()) look();
    };
    socket.onclose = () => { if (stay) setTimeout(listen, (wait = Math.min(2 * wait, 30000))); };
  }
  listen();
})();
