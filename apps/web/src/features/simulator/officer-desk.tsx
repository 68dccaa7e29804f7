import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { officerQuery } from './api/desk-api.ts'
import { OfficerAccounts } from './officer-accounts.tsx'
import type { OfficerActions, WordsWanted } from './officer-actions.ts'
import { OfficerLetters } from './officer-letters.tsx'
import { OfficerPeople } from './officer-people.tsx'
import { OfficerQuotes } from './officer-quotes.tsx'
import { OfficerTasks } from './officer-tasks.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import classes from './simulator.module.css'
import { useOrder } from './use-order.ts'

/** The officer's desk: applications, letters, instalments, people, contracts and accounts. */
export function OfficerDesk() {
  const { t } = useTranslation('simulator')
  const officer = useQuery(officerQuery)
  const { busyPath, order } = useOrder()
  const [wanted, setWanted] = useState<WordsWanted>()
  const actions: OfficerActions = {
    isBusy: busyPath !== undefined,
    order: (path, body) => void order(path, body),
    orderTyped: order,
    ask: setWanted,
  }
  return (
    <>
      <QueryState query={officer}>
        {data => (
          <div className={classes.twoPanels} aria-label={t($ => $.officer.title)}>
            <OfficerQuotes quotes={data.quotes} actions={actions} />
            <OfficerTasks tasks={data.tasks} claims={data.claims} actions={actions} />
            <OfficerLetters letters={data.letters} contracts={data.contracts} actions={actions} />
            <OfficerPeople people={data.people} actions={actions} />
            <OfficerAccounts
              accounts={data.accounts}
              contracts={data.contracts}
              actions={actions}
            />
          </div>
        )}
      </QueryState>
      {wanted ? (
        <ReasonDialog
          {...wanted}
          isBusy={busyPath !== undefined}
          onCancel={() => setWanted(undefined)}
          onConfirm={async text => {
            if (await order(wanted.path, wanted.bodyOf(text))) setWanted(undefined)
          }}
        />
      ) : null}
    </>
  )
}
