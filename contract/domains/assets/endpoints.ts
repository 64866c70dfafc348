import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { FileSize } from '../../shared/files/stored-file.ts'
import { ClientId, idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf, SearchText } from '../../shared/pages.ts'
import {
  Asset,
  AssetDetail,
  AssetFile,
  AssetKind,
  AssetStatus,
  CreateAsset,
  NameAsset,
  Reading,
  RecordReading,
  SetAssetStatus,
  UpdateAsset,
} from './asset.ts'
import { plans } from './plan-endpoints.ts'
import { MOST_ASSET_FILE_BYTES } from './rules.ts'

const PATH = '/maintenance/assets'
const ONE = `${PATH}/{id}`
const params = paramsOf('asset')

export const assets = {
  listAssets: endpoint({
    method: 'GET',
    path: PATH,
    summary: 'List the assets of an estate that need upkeep',
    access: 'maintenance_read',
    query: PageQuery.extend({
      estate_id: idOf('estate').optional(),
      property_id: idOf('property').optional(),
      request_id: idOf('maintenance_request')
        .optional()
        .meta({ description: 'Return assets linked to this maintenance request' }),
      order_id: idOf('work_order')
        .optional()
        .meta({ description: 'Return assets linked to this work order' }),
      kind: AssetKind.optional(),
      status: AssetStatus.optional(),
      shown: z
        .enum(['ALL', 'OVERDUE', 'COMES_BACK'])
        .default('ALL')
        .meta({ description: 'OVERDUE: planned work is late. COMES_BACK: two or more faults in 90 days' }),
      search: SearchText.optional(),
    }),
    answer: pageOf(Asset),
  }),
  createAsset: endpoint({
    method: 'POST',
    path: PATH,
    summary: 'Create an asset of an estate, a property or a unit',
    access: 'maintenance_write',
    body: CreateAsset,
    answer: AssetDetail,
    status: 201,
    errors: ['ILLEGAL_STATE', 'CLIENT_ID_USED', 'ARCHIVED'],
  }),
  getAsset: endpoint({
    method: 'GET',
    path: ONE,
    summary: 'Retrieve an asset with its documents, readings, plans and history',
    access: 'maintenance_read',
    params,
    answer: AssetDetail,
  }),
  updateAsset: endpoint({
    method: 'PATCH',
    path: ONE,
    summary: 'Update an asset',
    access: 'maintenance_write',
    params,
    body: UpdateAsset,
    answer: AssetDetail,
    errors: ['ILLEGAL_STATE'],
  }),
  setAssetStatus: endpoint({
    method: 'POST',
    path: `${ONE}/status`,
    summary: 'Set the status of an asset: working, down or retired. Downtime is counted from it',
    access: 'maintenance_write',
    params,
    body: SetAssetStatus,
    answer: AssetDetail,
    errors: ['ILLEGAL_STATE'],
  }),
  recordReading: endpoint({
    method: 'POST',
    path: `${ONE}/readings`,
    summary: 'Record an hour-meter reading, or that the meter was replaced or reset',
    access: 'maintenance_write',
    queued: true,
    params,
    body: RecordReading,
    answer: Reading,
    status: 201,
    errors: ['ILLEGAL_STATE', 'CLIENT_ID_USED'],
  }),
  nameAsset: endpoint({
    method: 'POST',
    path: `${ONE}/work`,
    summary: 'Link a maintenance request or a work order to an asset',
    access: 'maintenance_write',
    params,
    body: NameAsset,
    answer: AssetDetail,
    errors: ['ILLEGAL_STATE'],
  }),
  addAssetFile: endpoint({
    method: 'POST',
    path: `${ONE}/files`,
    summary: 'Add a photo or a document to an asset. Idempotent by `client_id`',
    access: 'maintenance_write',
    params,
    body: z.object({ client_id: ClientId.optional() }),
    upload: { field: 'file', most_bytes: MOST_ASSET_FILE_BYTES, types: ['jpeg', 'png', 'webp', 'pdf'] },
    answer: AssetFile,
    status: 201,
    errors: ['PICTURE_UNREADABLE', 'ILLEGAL_STATE', 'CLIENT_ID_USED'],
  }),
  downloadAssetFile: endpoint({
    method: 'GET',
    path: `${PATH}/files/{id}`,
    summary: 'Download a file of an asset, or a photo of a checklist step',
    access: 'maintenance_read',
    params: paramsOf('asset_file'),
    query: FileSize,
    answer: 'file',
    files: ['jpeg', 'webp', 'pdf'],
  }),
  ...plans,
}
