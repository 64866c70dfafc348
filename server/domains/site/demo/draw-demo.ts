import { html } from '../../../platform/http/pages/html.ts'
import { DEMO_HOURS } from '../../sandboxes/index.ts'
import { drawSitePage } from '../frame.ts'
import { type DemoFault, type DemoRole, demo as words } from '../words/demo.ts'

export const DEMO_STYLE = `
.roles{display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(180px,1fr))}
.roles button{display:grid;gap:2px;text-align:start;justify-items:start;align-content:start;padding:14px 18px;width:100%}
.roles small{font-weight:400;font-size:.875rem}`

/** A button per role that opens the demo. */
export const roleButtons = () =>
  html`<form class="roles" method="post" action="/demo">${Object.entries(words.roles).map(([role, [name, what]]) => html`<button class="second" name="role" value="${role}"><b>${name}</b><small>${what}</small></button>`)}</form>`

type Shown = {
  publicUrl: string
  fault?: DemoFault | undefined
  isOver?: boolean
  /** When the current sandbox is deleted. */
  until?: string | null
  /** The current sandbox belongs to a test key and stays. */
  isOfKey?: boolean
}

export const drawDemo = ({
  publicUrl,
  fault,
  isOver = false,
  until = null,
  isOfKey = false,
}: Shown): string =>
  drawSitePage({
    ...{ title: words.title, description: words.description, path: '/demo', publicUrl, style: DEMO_STYLE },
    ...(until === null ? { script: `/front/${isOver ? 'demo-over' : 'enter'}.js` } : {}),
    body: html`<h1>${until === null ? words.title : words.other}</h1>
${isOver && html`<p class="good" role="status">${words.over}</p>`}
${fault && html`<p class="wrong" role="alert">${words.faults[fault]}</p>`}
<p class="lede">${until === null ? words.intro(DEMO_HOURS) : words.until(until)}</p>
<h2>${words.whom}</h2>${roleButtons()}
${until !== null && html`<form method="post" action="/demo/leave"><button class="second">${isOfKey ? words.leaveKey : words.leave}</button></form>`}`,
  })

/** The form to enter a test key, for viewing its sandbox in this browser. */
export const drawKeyForm = (publicUrl: string, fault?: DemoFault): string =>
  drawSitePage({
    ...{
      title: words.key.title,
      description: words.key.intro,
      path: '/demo/key',
      publicUrl,
      isUnlisted: true,
    },
    script: '/front/enter.js',
    body: html`<h1>${words.key.title}</h1><p class="lede">${words.key.intro}</p>
${fault && html`<p class="wrong" role="alert">${words.faults[fault]}</p>`}
<form method="post" action="/demo/key"><label>${words.key.label}<input name="key" type="password" autocomplete="off" required maxlength="80"></label><button>${words.key.open}</button></form>`,
  })

/** Signs in as that person with a script, since the app keeps its session in the browser. */
export const drawEntering = (publicUrl: string, role: DemoRole): string =>
  drawSitePage({
    ...{ title: words.opening, description: words.description, path: '/demo', publicUrl, isUnlisted: true },
    script: '/front/demo.js',
    body: html`<h1 id="as" data-as="${role}">${words.opening}</h1><p role="status">${words.wait}</p><noscript><p class="wrong">${words.noScript}</p></noscript>`,
  })
