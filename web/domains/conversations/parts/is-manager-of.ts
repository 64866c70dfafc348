import type { Actor } from '../../../platform/session/access.ts'

type Estates = { estates: readonly { id: string; role: string }[] }

/** Whether the person is a manager of this office's estate. */
export const isManagerOf = ({ estates }: Actor & Estates, office: { estate_id: string } | null): boolean =>
  office !== null && estates.some(({ id, role }) => id === office.estate_id && role === 'ESTATE_MANAGER')
