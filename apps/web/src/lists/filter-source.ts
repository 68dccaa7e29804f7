import type { QueryKey } from '@tanstack/react-query'
import type { SelectOption } from '../components/fields/select-field.tsx'

/** Where the choices of a filter come from that the description does not know: accounts, people. */
export interface FilterSource {
  readonly queryKey: QueryKey
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<readonly SelectOption[]>
}

/** By the name of the filter. */
export type FilterSources = Readonly<Record<string, FilterSource>>
