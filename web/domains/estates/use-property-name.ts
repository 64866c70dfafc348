import { useQuery } from '@tanstack/react-query'
import { propertyQuery } from './queries.ts'

/** The name of the property that a list is filtered by; undefined while loading. */
export function usePropertyName(id: string | undefined): string | undefined {
  const { data } = useQuery({ ...propertyQuery(id ?? ''), enabled: id !== undefined })
  return id && data?.name
}
