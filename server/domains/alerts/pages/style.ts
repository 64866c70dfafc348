import * as page from '../../../platform/http/pages/page-style.ts'

/** Colours of the answer page beside those of all public pages, as in `web/ui/tokens.css`. */
export const LIGHT = { ...page.LIGHT, 'overdue-solid': '#b7431f', 'on-overdue': '#ffffff' }
export const DARK: Record<keyof typeof LIGHT, string> = {
  ...page.DARK,
  'overdue-solid': '#c24c27',
  'on-overdue': '#ffffff',
}

const RULES = `
header{padding:16px 20px 20px}
header p{margin:0;font-size:.875rem}
header .lead{font-size:1.0625rem;overflow-wrap:anywhere;margin-top:8px}
.alarm{background:var(--overdue-solid);color:var(--on-overdue)}
.drill{background:var(--cloth);color:var(--on-cloth)}
.word{display:inline-block;border:1.5px solid currentColor;border-radius:4px;padding:0 7px;font-weight:600}
h1{font-size:1.75rem;line-height:2.125rem;margin:6px 0 0;overflow-wrap:anywhere}
main{max-width:520px;margin:0 auto;padding:16px;display:grid;grid-template-columns:minmax(0,1fr);gap:12px}
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

export const STYLE = page.makeStyle(LIGHT, DARK, RULES)
