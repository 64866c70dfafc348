import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import {
  EndNotice,
  Notice,
  NoticeDetail,
  NoticeKind,
  NoticeOutlook,
  NoticeQuestion,
  NoticeState,
  PrepareNotice,
  SendProof,
  ServeNotice,
} from './notice.ts'
import { MOST_PROOF_BYTES } from './rules.ts'

const ONE = '/notices/{id}'
const params = paramsOf('notice')
const ofLease = paramsOf('lease')

export const notices = {
  listNotices: endpoint({
    method: 'GET',
    path: '/notices',
    summary: 'Notices to quit and of owners’ intentions, newest first; a tenant sees what was served on them',
    access: 'leases_read',
    kept: true,
    query: PageQuery.extend({
      estate_id: idOf('estate').optional(),
      lease_id: idOf('lease').optional(),
      kind: NoticeKind.optional(),
      state: NoticeState.optional(),
    }),
    answer: pageOf(Notice),
  }),
  getNoticeOutlook: endpoint({
    method: 'GET',
    path: '/leases/{id}/notices/outlook',
    summary: 'Which last day the law allows for a notice, with its working; or why there can be none now',
    access: 'leases_write',
    params: ofLease,
    query: NoticeQuestion,
    answer: NoticeOutlook,
  }),
  prepareNotice: endpoint({
    method: 'POST',
    path: '/leases/{id}/notices',
    summary: 'Prepare a notice by the law’s form, and draw its paper. An unlawful date is refused',
    access: 'leases_write',
    params: ofLease,
    body: PrepareNotice,
    answer: NoticeDetail,
    status: 201,
    errors: [
      ...(['NOTICE_TOO_SHORT', 'NOTICE_NEEDS_LAWYER', 'NOTICE_OPEN', 'ILLEGAL_STATE'] as const),
      ...(['MISSING_VARIABLES', 'CLIENT_ID_USED', 'TOO_MANY_REQUESTS', 'DOCUMENT_KNOWN'] as const),
      'FILE_REFUSED',
    ],
    changes: ['notices', 'documents'],
  }),
  getNotice: endpoint({
    method: 'GET',
    path: ONE,
    summary: 'One notice: its dates with their working, how it was served, and what comes next',
    access: 'leases_read',
    kept: true,
    params,
    answer: NoticeDetail,
  }),
  serveNotice: endpoint({
    method: 'POST',
    path: `${ONE}/service`,
    summary:
      'Record how a notice was served; its days are counted from then, and too short a one is marked defective',
    access: 'leases_write',
    params,
    body: ServeNotice,
    answer: NoticeDetail,
    errors: ['ILLEGAL_STATE'],
    changes: ['notices', 'documents'],
  }),
  addNoticeProof: endpoint({
    method: 'POST',
    path: `${ONE}/proofs`,
    summary: 'Add a proof of service: a photo of the pasted paper, a waybill, a signed copy, an affidavit',
    access: 'leases_write',
    params,
    body: SendProof,
    upload: { field: 'file', most_bytes: MOST_PROOF_BYTES, types: ['jpeg', 'png', 'webp', 'pdf'] },
    answer: NoticeDetail,
    status: 201,
    errors: [
      ...(['ILLEGAL_STATE', 'PICTURE_UNREADABLE', 'FILE_REFUSED', 'DOCUMENT_KNOWN'] as const),
      ...(['CLIENT_ID_USED', 'TOO_MANY_REQUESTS'] as const),
    ],
    changes: ['notices', 'documents'],
  }),
  endNotice: endpoint({
    method: 'POST',
    path: `${ONE}/end`,
    summary: 'Withdraw a notice, mark it defective, or say that it was acted on; it is kept with the reason',
    access: 'leases_write',
    params,
    body: EndNotice,
    answer: NoticeDetail,
    errors: ['ILLEGAL_STATE'],
  }),
}
