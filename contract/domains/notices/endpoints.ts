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
    summary:
      "List notices to quit and notices of owner's intention, newest first. Tenants see those served on them",
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
    summary:
      'Retrieve the earliest lawful last day for a notice with its derivation, or why no notice is possible now',
    access: 'leases_write',
    params: ofLease,
    query: NoticeQuestion,
    answer: NoticeOutlook,
  }),
  prepareNotice: endpoint({
    method: 'POST',
    path: '/leases/{id}/notices',
    summary: 'Prepare a notice in the statutory form and create its document. An unlawful date is refused',
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
    summary: 'Retrieve a notice: its dates with their derivation, its service, and the next step',
    access: 'leases_read',
    kept: true,
    params,
    answer: NoticeDetail,
  }),
  serveNotice: endpoint({
    method: 'POST',
    path: `${ONE}/service`,
    summary:
      'Record the service of a notice. Its period is counted from then, and a notice that is too short is marked defective',
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
    summary: 'Add a proof of service: a photo of the posted notice, a waybill, a signed copy or an affidavit',
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
    summary:
      'Withdraw a notice, mark it as defective, or record that it was acted on, with a reason. It is kept',
    access: 'leases_write',
    params,
    body: EndNotice,
    answer: NoticeDetail,
    errors: ['ILLEGAL_STATE'],
  }),
}
