/** The few tokens of the design system that the answer page needs, as `web/ui/tokens.css` has them. */
export const LIGHT = {
  surface: '#f6f3ec',
  raised: '#fffefb',
  'line-strong': '#8a8170',
  ink: '#1a1a2b',
  'ink-soft': '#565264',
  'action-ink': '#27348b',
  'overdue-solid': '#b7431f',
  'on-overdue': '#ffffff',
  'money-in': '#17663a',
  'money-in-tint': '#e2f0e4',
  cloth: '#202b74',
  'on-cloth': '#fffefb',
} as const

export const DARK: Record<keyof typeof LIGHT, string> = {
  surface: '#11111a',
  raised: '#191924',
  'line-strong': '#74718a',
  ink: '#efebe2',
  'ink-soft': '#b7b2bf',
  'action-ink': '#aeb8ff',
  'overdue-solid': '#c24c27',
  'on-overdue': '#ffffff',
  'money-in': '#82cfa0',
  'money-in-tint': '#14291d',
  cloth: '#1b2257',
  'on-cloth': '#fffefb',
}

const declare = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

const RULES = `
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--ink);font:400 1rem/1.5 -apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif}
header{padding:16px 20px 20px}
header p{margin:0;font-size:.875rem}
header .lead{font-size:1.0625rem;overflow-wrap:anywhere;margin-top:8px}
.alarm{background:var(--overdue-solid);color:var(--on-overdue)}
.drill{background:var(--cloth);color:var(--on-cloth)}
.word{display:inline-block;border:1.5px solid currentColor;border-radius:4px;padding:0 7px;font-weight:600}
h1{font-size:1.75rem;line-height:2.125rem;margin:6px 0 0;overflow-wrap:anywhere}
main{max-width:520px;margin:0 auto;padding:16px;display:grid;gap:12px}
main p{margin:0}
form{display:grid;gap:12px;margin:0}
.soft{color:var(--ink-soft);font-size:.875rem}
.soft b{color:var(--ink)}
.said{background:var(--money-in-tint);color:var(--money-in);border-radius:8px;padding:12px 16px;font-weight:600}
button{font:inherit;text-align:start;width:100%;min-height:96px;padding:12px 20px;border-radius:16px;border:2px solid transparent;cursor:pointer}
button b{display:block;font-size:1.625rem;line-height:2rem}
button small{display:block;font-size:1rem}
.SAFE{background:#17663a;color:#fff}
.NEEDS_HELP{background:var(--overdue-solid);color:var(--on-overdue)}
.AWAY{background:var(--raised);color:var(--ink);border-color:var(--line-strong)}
[aria-pressed]{outline:3px solid var(--ink);outline-offset:2px}
label{font-size:.875rem;color:var(--ink-soft);display:grid;gap:6px}
input{font:inherit;font-size:1rem;color:var(--ink);background:var(--raised);border:1px solid var(--line-strong);border-radius:8px;padding:10px 12px;min-height:48px;width:100%}
.call{display:block;text-align:center;font-weight:600;color:var(--action-ink);background:var(--raised);border:1px solid var(--line-strong);border-radius:8px;padding:14px;text-decoration:none}
:focus-visible{outline:3px solid var(--action-ink);outline-offset:2px}`

/** In the page itself: nothing else has to be fetched before it shows. */
export const STYLE = `:root{color-scheme:light dark;${declare(LIGHT)}}@media (prefers-color-scheme:dark){:root{${declare(DARK)}}}${RULES.replaceAll('\n', '')}`
