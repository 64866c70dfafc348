type Tokens = Record<string, string>

/** The design tokens that public pages need; a test keeps them equal to `web/ui/tokens.css`. */
export const LIGHT = {
  surface: '#f6f3ec',
  raised: '#fffefb',
  line: '#e2dbcc',
  'line-strong': '#8a8170',
  ink: '#1a1a2b',
  'ink-soft': '#565264',
  action: '#27348b',
  'on-action': '#ffffff',
  'action-ink': '#27348b',
  overdue: '#a1361b',
  'overdue-tint': '#fbe8e1',
  'money-in': '#17663a',
  'money-in-tint': '#e2f0e4',
  cloth: '#202b74',
  'on-cloth': '#fffefb',
} as const

export const DARK: Record<keyof typeof LIGHT, string> = {
  surface: '#11111a',
  raised: '#191924',
  line: '#2b2a3a',
  'line-strong': '#74718a',
  ink: '#efebe2',
  'ink-soft': '#b7b2bf',
  action: '#4f5dd6',
  'on-action': '#ffffff',
  'action-ink': '#aeb8ff',
  overdue: '#f39c83',
  'overdue-tint': '#351b14',
  'money-in': '#82cfa0',
  'money-in-tint': '#14291d',
  cloth: '#1b2257',
  'on-cloth': '#fffefb',
}

const declare = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

const GROUND = `
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--ink);font:400 1rem/1.5 -apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;overflow-wrap:break-word}`

/** An inline stylesheet, so that nothing else is fetched before the first paint. */
export const makeStyle = (light: Tokens, dark: Tokens, rules: string): string =>
  `:root{color-scheme:light dark;${declare(light)}}@media (prefers-color-scheme:dark){:root{${declare(dark)}}}${(GROUND + rules).replaceAll('\n', '')}`

const RULES = `
header{background:var(--cloth);color:var(--on-cloth);padding:14px 16px}
header a{color:inherit;text-decoration:none;font-weight:600;display:inline-block;min-width:44px;padding:10px 0}
footer{max-width:880px;margin:0 auto;padding:8px 16px 24px;display:flex;flex-wrap:wrap;gap:0 20px}
footer a{color:var(--ink-soft);padding:12px 0;min-width:44px}
main{max-width:880px;margin:0 auto;padding:20px 16px 48px;display:grid;grid-template-columns:minmax(0,1fr);gap:20px}
h1{font-size:1.375rem;line-height:1.75rem;letter-spacing:-.015em;margin:0}
h2{font-size:1.0625rem;line-height:1.375rem;margin:0}
p{margin:0}
a{color:var(--action-ink)}
.soft{color:var(--ink-soft)}
.small{font-size:.8125rem;line-height:1.125rem}
.card{background:var(--raised);border:1px solid var(--line);border-radius:12px;padding:16px;display:grid;grid-template-columns:minmax(0,1fr);gap:12px}
.cards{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(100%,260px),1fr));padding:0;margin:0;list-style:none}
.home{background:var(--raised);border:1px solid var(--line);border-radius:12px;overflow:hidden;display:block;color:inherit;text-decoration:none;height:100%}
.home>div{padding:12px 16px 16px;display:grid;gap:4px}
.home:hover{border-color:var(--line-strong)}
img{display:block;width:100%;height:auto;background:var(--line)}
.home img,.none{aspect-ratio:4/3;object-fit:cover}
.none{background:var(--line);display:grid;place-items:center;color:var(--ink-soft)}
.photos{display:grid;gap:8px;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr))}
.photos:empty{display:none}
.photos img{border-radius:8px}
.price{font-size:1.25rem;font-weight:600;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,auto);gap:6px 16px;margin:0}
dt{color:var(--ink-soft)}
dd{margin:0;text-align:end;font-variant-numeric:tabular-nums}
.sum{font-weight:600;color:var(--ink);border-top:1px solid var(--line);padding-top:6px}
form{display:grid;grid-template-columns:minmax(0,1fr);gap:14px}
.row{display:grid;gap:14px;grid-template-columns:repeat(auto-fit,minmax(min(100%,220px),1fr))}
label{font-weight:600;display:grid;grid-template-columns:minmax(0,1fr);gap:6px}
label.check{grid-template-columns:24px 1fr;font-weight:400;align-items:start;min-height:44px}
input,select,textarea{font:inherit;font-weight:400;color:inherit;background:var(--raised);border:1px solid var(--line-strong);border-radius:8px;padding:10px 12px;min-height:44px;width:100%}
input[type=checkbox]{width:24px;height:24px;min-height:0;margin:0;accent-color:var(--action)}
button,.button{font:inherit;font-weight:600;background:var(--action);color:var(--on-action);border:0;border-radius:8px;min-height:48px;padding:12px 20px;cursor:pointer;text-decoration:none;text-align:center}
.second{background:none;color:var(--action-ink);border:1px solid var(--line-strong)}
:focus-visible{outline:2px solid var(--action-ink);outline-offset:2px}
.wrong{background:var(--overdue-tint);color:var(--overdue);border-radius:8px;padding:12px 16px}
.good{background:var(--money-in-tint);color:var(--money-in);border-radius:8px;padding:12px 16px}
.fault{color:var(--overdue);font-weight:400;font-size:.8125rem}
nav{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 12px}
nav a{padding:12px 0}
figure{margin:0;display:grid;gap:4px}
fieldset{border:0;margin:0;padding:0;display:grid;gap:14px;min-width:0}
legend{font-weight:600;padding:0;margin-bottom:8px}
.paper{position:relative}
.place{position:absolute;display:grid;place-items:center;overflow:hidden;background:#27348b1f;border:1px solid #27348b;border-radius:4px;color:#27348b;font-weight:600;font-size:.6875rem;line-height:1;text-decoration:none}
.fill{display:grid;gap:6px}
.pad{border:1px dashed var(--line-strong);border-radius:8px;width:100%;touch-action:none}
.text{white-space:pre-line;overflow-wrap:anywhere}`

/** Stylesheet of every public page. */
export const STYLE = makeStyle(LIGHT, DARK, RULES)
