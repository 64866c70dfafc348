import type { Category } from '@gida/contract/domains/maintenance/rules'
import { client, query } from '../../platform/http/api.ts'

const { maintenance } = client

export const doersQuery = (id: string) => ({
  ...query(maintenance.listDoers, { params: { id } }),
  select: ({ data }: { data: { id: string; full_name: string }[] }) => data,
})
export const alikeQuery = (unit_id: string, category: Category) => ({
  ...query(maintenance.listAlike, { params: { id: unit_id }, query: { category } }),
  enabled: unit_id !== '',
})
