import { useMutation } from '@tanstack/react-query'
import { mutation, query } from '../../platform/http/api.ts'
import { officeClient } from '../../platform/http/office.ts'

const { privacy } = officeClient

export const breachesQuery = ({ closed, ...page }: { closed?: boolean; page?: number }) =>
  query(
    privacy.listBreaches,
    { query: { ...page, closed: closed ? 'true' : 'false' } },
    { fresh: 'critical' },
  )

export const breachQuery = (id: string) => query(privacy.getBreach, { params: { id } }, { fresh: 'critical' })

export const useRegisterBreach = () => useMutation(mutation(privacy.registerBreach))
export const useUpdateBreach = () => useMutation(mutation(privacy.updateBreach))
export const useDoBreachStep = () => useMutation(mutation(privacy.doBreachStep))
export const useCloseBreach = () => useMutation(mutation(privacy.closeBreach))

export const downloadNotice = (id: string, to: 'COMMISSION' | 'PEOPLE') =>
  privacy.downloadBreachNotice({ params: { id }, query: { to } })
