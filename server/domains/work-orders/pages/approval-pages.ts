import { AnswerApproval } from '@gida/contract/domains/work-orders/approval'
import type { Bearer } from '@gida/contract/domains/work-orders/rules'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { hashToken } from '../../../platform/access/link-tokens.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, Problem } from '../../../platform/errors/problem.ts'
import { addressOf } from '../../../platform/http/address-of.ts'
import { drawPage } from '../../../platform/http/pages/draw-page.ts'
import { fieldsOf, formPages, HTML, hidden, tokenOf } from '../../../platform/http/pages/form-pages.ts'
import { html } from '../../../platform/http/pages/html.ts'
import type { Services } from '../../../platform/services.ts'
import { voteOn } from '../approvals/answer-approval.ts'
import { drawSaid } from './job-page.ts'
import { naira, words } from './words.ts'

type Price = {
  vendor: string
  total: number
  starts_in_days: number
  warranty_months: number
  is_chosen: boolean
}
type ApprovalRow = {
  id: string
  state: 'ASKED' | 'APPROVED' | 'DECLINED' | 'WITHDRAWN'
  amount: number
  reason: string
  vendor: string
  bearer: Bearer | null
  bearer_reason: string
  title: string
  instructions: string
  place: string
  landlord_id: string
  asked_by: string | null
  is_mine: boolean
  is_old: boolean
  prices: Price[]
}
const said = words.approve

/** Lets a landlord answer from a mail or SMS without signing in: GET shows the cost, POST answers. */
export function approvalPages(app: FastifyInstance, { transaction }: Services): void {
  const asSystem = <T>(work: (tx: Tx) => Promise<T>) => transaction('system', work)

  formPages(app, { drawNowhere: () => drawSaid(words.nowhere) }, (scope) => {
    scope.get('/w/:token', hidden, async (request, reply) => {
      const asked = await asSystem(async (tx) => {
        await spendAllowance(tx, { name: 'work_page', spender: addressOf(request), most: 300, seconds: 300 })
        return findAsked(tx, tokenOf(request))
      })
      return reply.type(HTML).send(draw(asked))
    })

    scope.post('/w/:token', hidden, async (request, reply) => {
      const fields = fieldsOf(request)
      const answer = fields.get('answer')
      const read = AnswerApproval.safeParse({ is_yes: answer === 'yes', note: fields.get('note') ?? '' })
      const back = () => reply.redirect(`/w/${encodeURIComponent(tokenOf(request))}`, 303)
      if (answer !== 'yes' && answer !== 'no') return back()
      const asked = await asSystem(async (tx) => {
        await spendAllowance(tx, { name: 'work_act', spender: tokenOf(request), most: 30, seconds: 300 })
        return findAsked(tx, tokenOf(request))
      })
      if (!read.success) return reply.code(400).type(HTML).send(draw(asked, read.error.issues[0]?.message))
      if (asked.state !== 'ASKED' || asked.is_old) return back()
      const voter = { user_id: asked.landlord_id, by: 'LANDLORD' as const, by_link: true }
      try {
        await asSystem((tx) => voteOn(tx, voter, asked.id, read.data))
      } catch (error) {
        if (!(error instanceof Problem) || error.status !== 409) throw error
        const now = await asSystem((tx) => findAsked(tx, tokenOf(request)))
        // Still undecided: this answer was refused, so the page says why.
        if (now.state === 'ASKED') return reply.code(409).type(HTML).send(draw(now, error.message))
      }
      return back()
    })
  })
}

async function findAsked(tx: Tx, token: string): Promise<ApprovalRow> {
  const { rows } = await sql<ApprovalRow>`
    select a.id, a.state, a.amount, a.reason, v.name as vendor, a.bearer, o.bearer_reason, o.title, o.instructions, o.landlord_id,
      concat_ws(', ', n.name, p.name, e.name) as place, u.full_name as asked_by, a.expires_at < ${tx.now} as is_old,
      exists (select from work_approval_vote w where w.approval_id = a.id and w.user_id = o.landlord_id) as is_mine,
      coalesce((select jsonb_agg(jsonb_build_object('vendor', b.name, 'total', q.total, 'starts_in_days', q.starts_in_days,
        'warranty_months', q.warranty_months, 'is_chosen', q.id = a.quote_id) order by q.total)
        from work_quote q join vendor b on b.id = q.vendor_id where q.order_id = o.id and q.state <> 'REPLACED'), '[]') as prices
    from work_approval a join work_order o on o.id = a.order_id join vendor v on v.id = a.vendor_id join estate e on e.id = o.estate_id
      join users l on l.id = o.landlord_id and l.status <> 'INACTIVE' left join property p on p.id = o.property_id
      left join unit n on n.id = o.unit_id left join users u on u.id = a.asked_by
    where a.token_hash = ${hashToken(token)} or a.reminder_hash = ${hashToken(token)}`.execute(tx)
  return orNotFound(rows[0])
}

function draw(asked: ApprovalRow, fault?: string): string {
  const {
    state,
    is_mine,
    is_old,
    amount,
    vendor,
    bearer,
    bearer_reason,
    reason,
    title,
    instructions,
    place,
    asked_by,
    prices,
  } = asked
  if (state === 'APPROVED' && is_mine)
    return drawSaid({ title: said.saidYes, note: `${title}, ${naira(amount)}` })
  if (state === 'DECLINED' && is_mine)
    return drawSaid({ title: said.saidNo, note: `${title}, ${naira(amount)}` })
  if (state !== 'ASKED' || is_old) return drawSaid(said.over)
  const row = (label: string, value: string | null) => value && html`<dt>${label}</dt><dd>${value}</dd>`
  return drawPage({
    title: said.title(amount),
    head: { text: said.head, link: '#' },
    isPrivate: true,
    body: html`<div><h1>${said.title(amount)}</h1><p>${title}</p><p class="soft">${place}</p></div>
${fault && html`<p class="wrong" role="alert">${fault}</p>`}
<div class="card"><dl>${row(said.vendor, vendor)}${row(said.bearer, bearer && said.bearers[bearer])}${row(said.asks, asked_by)}</dl>
${bearer_reason && html`<p class="soft">${bearer_reason}</p>`}
${reason && html`<div><h2>${said.why}</h2><p class="text">${reason}</p></div>`}
${instructions && html`<p class="text">${instructions}</p>`}</div>
<div class="card"><h2>${said.prices}</h2><dl>${prices.map(
      (price) =>
        html`<dt>${price.vendor}${price.is_chosen && html` <b>(${said.chosen})</b>`}<br><span class="small">${said.startsIn(price.starts_in_days)}, ${said.warranty(price.warranty_months)}</span></dt><dd>${naira(price.total)}</dd>`,
    )}</dl></div>
<form method="post"><label>${said.note}<textarea name="note" rows="2" maxlength="1000"></textarea></label>
<button name="answer" value="yes">${said.yes}</button>
<button name="answer" value="no" class="second">${said.no}</button></form>
<p class="soft small">${said.harmless}</p>`,
  })
}
