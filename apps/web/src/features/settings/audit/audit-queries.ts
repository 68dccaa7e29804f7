import { infiniteQueryOptions } from '@tanstack/react-query'
import { auditList } from '@tartip/domain/lists/audit-list'
import { filterInputOf } from '@tartip/domain/lists/list'
import type { ListSearch } from '@tartip/domain/lists/list'
import { execute } from '../../../lib/graphql-client.ts'
import { AuditPeopleDocument } from '../api/audit-people.access-control.generated.ts'
import { AuditTrailDocument } from '../api/audit-trail.access-control.generated.ts'
import type { AuditTrailQuery } from '../api/audit-trail.access-control.generated.ts'

export type AuditRecord = AuditTrailQuery['auditTrail']['list'][number]

const service = 'access-control'
const pageSize = 40

export const auditQuery = (orgReferenceId: string, search: ListSearch) => {
  const filter = filterInputOf(auditList, search)
  return infiniteQueryOptions({
    queryKey: ['settings', 'audit', orgReferenceId, filter],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<AuditTrailQuery['auditTrail']> => {
      const variables = { orgReferenceId, before: pageParam, size: pageSize, filter }
      return (await execute(AuditTrailDocument, variables, { service, signal })).auditTrail
    },
    getNextPageParam: page => page.nextCursor ?? null,
  })
}

/** People to filter the audit by. */
export const auditPeopleSource = (orgReferenceId: string) => ({
  queryKey: ['settings', 'audit-people', orgReferenceId] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const data = await execute(AuditPeopleDocument, { orgReferenceId }, { service, signal })
    return data.employeesContract.map(({ id, fullName }) => ({ value: id, label: fullName }))
  },
})
