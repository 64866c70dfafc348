import { alerts } from '@gida/contract/domains/alerts/endpoints'
import { lagosDay } from '@gida/contract/shared/dates'
import { pagination } from '@gida/contract/shared/pages'
import type { Mount } from '../../platform/http/call.ts'
import { PDF } from '../../platform/pdf/document.ts'
import { getEstate } from '../estates/index.ts'
import { acknowledgeAlert, markRecipient } from './answers/acknowledge-alert.ts'
import { closeAlert, updateAlert } from './change-alert.ts'
import { deliveryStats } from './delivery-stats.ts'
import { presentAlert, presentRow } from './present.ts'
import { listAlerts, listOpenAlerts } from './queries.ts'
import { raiseAlert } from './raise-alert.ts'
import { findPeople, getReach } from './reach.ts'
import { getReport } from './report/alert-report.ts'
import { drawReport } from './report/draw-report.ts'
import { listDrills } from './report/drill-scores.ts'
import { addToRoster, moveInRoster, removeFromRoster } from './roster/change-roster.ts'
import { rosterOf } from './roster/roster-queries.ts'

export function alertRoutes({ on, file }: Mount): void {
  on(alerts.raiseAlert, async (tx, { actor, body, services }) => {
    const { channels, ...raised } = await raiseAlert(tx, services, actor, body)
    return { ...raised, channels: [...channels] }
  })

  on(alerts.listAlerts, async (tx, { query }) => {
    const { rows, total } = await listAlerts(tx, query)
    return { data: rows.map((row) => presentRow(row, tx.now)), pagination: pagination(query, total) }
  })

  on(alerts.listOpenAlerts, async (tx, { actor }) => ({
    data: (await listOpenAlerts(tx, actor.user_id)).map((row) => ({
      ...row,
      sent_at: row.sent_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
    })),
  }))

  on(alerts.deliveryStats, async (tx) => ({ data: await deliveryStats(tx) }))

  on(alerts.getAlert, async (tx, { actor, params }) => presentAlert(tx, actor.user_id, params.id))

  on(alerts.acknowledgeAlert, async (tx, { actor, params, body }) => {
    await acknowledgeAlert(tx, actor, params.id, body)
    return presentAlert(tx, actor.user_id, params.id)
  })

  on(alerts.markRecipient, async (tx, { actor, params, body }) => {
    await markRecipient(tx, actor, params, body)
    return presentAlert(tx, actor.user_id, params.id)
  })

  on(alerts.updateAlert, async (tx, { actor, params, body }) => {
    await updateAlert(tx, actor, params.id, body.message)
    return presentAlert(tx, actor.user_id, params.id)
  })

  on(alerts.closeAlert, async (tx, { actor, params, body }) => {
    await closeAlert(tx, actor, params.id, body.note)
    return presentAlert(tx, actor.user_id, params.id)
  })

  on(alerts.getAlertReport, async (tx, { params }) => getReport(tx, params.id))

  file(alerts.downloadAlertReport, async ({ actor, params, services }) => {
    const { report, now } = await services.transaction(actor, async (tx) => ({
      report: await getReport(tx, params.id),
      now: tx.now,
    }))
    return {
      bytes: await drawReport(report, now),
      name: `${report.alert.is_drill ? 'drill' : 'alert'}-${lagosDay(new Date(report.alert.send_at))}.pdf`,
      content_type: PDF,
    }
  })

  on(alerts.getAlertReach, async (tx, { actor, params, query }) => {
    await getEstate(tx, actor, params.id)
    return getReach(tx, actor.user_id, { estate_id: params.id, ...query })
  })

  on(alerts.listAlertPeople, async (tx, { actor, params, query }) => {
    await getEstate(tx, actor, params.id)
    return { data: await findPeople(tx, actor.user_id, params.id, query.search) }
  })

  on(alerts.listDrills, async (tx, { actor, params }) => {
    await getEstate(tx, actor, params.id)
    return { data: await listDrills(tx, params.id) }
  })

  on(alerts.listRoster, async (tx, { actor, params }) => {
    await getEstate(tx, actor, params.id)
    return { data: await rosterOf(tx, params.id) }
  })

  on(alerts.addToRoster, async (tx, { actor, params, body }) => addToRoster(tx, actor, params.id, body))

  on(alerts.moveInRoster, async (tx, { params, body }) => {
    await moveInRoster(tx, params.id, body.place)
    return undefined
  })

  on(alerts.removeFromRoster, async (tx, { params }) => {
    await removeFromRoster(tx, params.id)
    return undefined
  })
}
