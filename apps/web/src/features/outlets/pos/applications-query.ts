import { queryOptions } from '@tanstack/react-query'

import { execute } from '../../../lib/graphql-client.ts'
import {
  TerminalApplicationsDocument,
  type TerminalApplicationsQuery,
} from '../api/terminal-applications.access-control.generated.ts'

export type Application =
  TerminalApplicationsQuery['userPOSApplicationTasksPageable']['list'][number]

/** Orders of terminals and of Pay-Da, the newest first. */
export const applicationsQuery = (businessUserContractId: string) =>
  queryOptions({
    queryKey: ['outlets', 'applications', businessUserContractId],
    queryFn: async ({ signal }) => {
      const options = { service: 'access-control', signal, isPassive: true } as const
      const data = await execute(TerminalApplicationsDocument, { businessUserContractId }, options)
      return data.userPOSApplicationTasksPageable.list
    },
  })
