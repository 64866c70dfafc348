import { createHash } from 'node:crypto'

/** For a phone first; nothing is loaded from anywhere. */
export const style = `
:root { color-scheme: light dark; --ground: #eef1f4; --sheet: #fff; --ink: #14202b; --quiet: #52616f;
  --line: #cbd4dc; --action: #0b5c8a; --action-ink: #fff; --test: #ffe08a; --test-ink: #3d2c00;
  --wrong: #a01622; --wrong-ground: #fdecec; --chosen: #e3f0f8 }
@media (prefers-color-scheme: dark) { :root { --ground: #0e151b; --sheet: #18222b; --ink: #eaf0f5; --quiet: #a5b3c0;
  --line: #3a4854; --action: #74c0ee; --action-ink: #06202f; --test: #5a4500; --test-ink: #ffeab0;
  --wrong: #ffb3b3; --wrong-ground: #46191d; --chosen: #1d3a4c } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.45 system-ui, sans-serif }
.test { margin: 0; padding: 8px 16px; background: var(--test); color: var(--test-ink); font-weight: 600; text-align: center }
main { max-width: 480px; margin: 0 auto; padding: 16px; background: var(--sheet) }
h1 { margin: 0; font-size: 1rem; font-weight: 400; color: var(--quiet) }
h1 strong { display: block; font-size: 1.9rem; line-height: 1.25; color: var(--ink); font-variant-numeric: tabular-nums }
h1.news { margin-bottom: 8px; font-size: 1.3rem; font-weight: 600; color: var(--ink) }
h2 { margin: 0 0 8px; font-size: 1.05rem }
p { margin: 0 0 12px }
.who { margin: 2px 0 16px; color: var(--quiet); overflow-wrap: anywhere }
nav { display: flex; margin-bottom: 16px; border: 1px solid var(--line); border-radius: 8px; overflow: hidden }
nav a { flex: 1; padding: 11px 4px; text-align: center; color: inherit; text-decoration: none }
nav a + a { border-left: 1px solid var(--line) }
nav a[aria-current] { background: var(--chosen); font-weight: 600; box-shadow: inset 0 -3px var(--action) }
label { display: block; font-weight: 600 }
.field { margin-bottom: 12px }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px }
input { width: 100%; min-height: 46px; margin-top: 4px; padding: 8px 12px; border: 1px solid var(--quiet); border-radius: 8px;
  background: var(--sheet); color: inherit; font: inherit; font-variant-numeric: tabular-nums }
input[aria-invalid] { border-color: var(--wrong) }
.error, .alert { color: var(--wrong) }
.error { margin: 4px 0 0 }
.alert { padding: 10px 12px; border-radius: 8px; background: var(--wrong-ground) }
button, .button { display: block; width: 100%; min-height: 48px; padding: 11px 16px; border: 1px solid var(--action);
  border-radius: 8px; background: var(--action); color: var(--action-ink); font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; cursor: pointer }
button.second { margin-top: 10px; background: none; color: var(--action) }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px }
nav a:focus-visible { outline-offset: -4px }
dl { margin: 0 0 16px; padding: 4px 12px; border: 1px solid var(--line); border-radius: 8px }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; padding: 8px 0 }
dl div + div { border-top: 1px solid var(--line) }
dt { color: var(--quiet) }
dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums }
.cards { margin-top: 12px }
.cards p { color: var(--quiet) }
.cards ul { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 8px; overflow: hidden }
.cards li + li { border-top: 1px solid var(--line) }
.cards a { display: flex; justify-content: space-between; gap: 12px; min-height: 44px; padding: 10px 12px; color: inherit; text-decoration: none }
.cards a:hover, .cards a[aria-current] { background: var(--chosen) }
.cards span { color: var(--quiet); font-variant-numeric: tabular-nums; white-space: nowrap }
.leave { margin: 12px 0 0; text-align: center }
.leave a { display: inline-block; padding: 10px 16px; color: var(--action) }
@media (min-width: 600px) { body { padding-bottom: 32px } main { margin-top: 32px; padding: 28px; border-radius: 14px;
  border: 1px solid var(--line) } }
`

/** The only style the page's policy lets through. */
export const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
