import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Tabs } from '../../components/controls/tabs.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { officerQuery, type Officer } from './api/desk-api.ts'
import { OfficerAccounts } from './officer-accounts.tsx'
import type { ConfirmationRequest, OfficerActions, TextRequest } from './officer-actions.ts'
import { OfficerClaims } from './officer-claims.tsx'
import { OfficerContracts } from './officer-contracts.tsx'
import { OfficerLetters } from './officer-letters.tsx'
import { OfficerLimitsSection } from './officer-limits.tsx'
import { OfficerPeople } from './officer-people.tsx'
import { OfficerQuotes } from './officer-quotes.tsx'
import { OfficerSalary } from './officer-salary.tsx'
import { OfficerTasks } from './officer-tasks.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import classes from './simulator.module.css'
import { officerSectionOf, officerSections, type OfficerSection } from './simulator-tabs.ts'
import { useDeskAction } from './use-desk-action.ts'

/** The officer's desk: applications, instalments, letters, rates, people, contracts, limits, accounts and salaries. */
export function OfficerDesk() {
  const officer = useQuery(officerQuery)
  const { busyPath, runAction } = useDeskAction()
  const [textRequest, setTextRequest] = useState<TextRequest>()
  const [confirmationRequest, setConfirmationRequest] = useState<ConfirmationRequest>()
  const isBusy = busyPath !== undefined
  const actions: OfficerActions = {
    isBusy,
    runAction: (path, body) => void runAction(path, body),
    runWithText: runAction,
    requestText: setTextRequest,
    confirm: setConfirmationRequest,
  }
  return (
    <>
      <QueryState query={officer}>
        {data => <Sections officer={data} actions={actions} />}
      </QueryState>
      {textRequest ? (
        <ReasonDialog
          {...textRequest}
          isBusy={isBusy}
          onCancel={() => setTextRequest(undefined)}
          onConfirm={async text => {
            if (await runAction(textRequest.path, textRequest.bodyOf(text)))
              setTextRequest(undefined)
          }}
        />
      ) : null}
      {confirmationRequest ? (
        <ConfirmDialog
          opened
          title={confirmationRequest.title}
          body={<p>{confirmationRequest.text}</p>}
          confirmLabel={confirmationRequest.confirmLabel}
          tone="danger"
          isBusy={isBusy}
          onCancel={() => setConfirmationRequest(undefined)}
          onConfirm={async () => {
            if (await runAction(confirmationRequest.path, confirmationRequest.body))
              setConfirmationRequest(undefined)
          }}
        />
      ) : null}
    </>
  )
}

interface SectionsProps {
  officer: Officer
  actions: OfficerActions
}

const panelId = 'officer-section'

/** One section at a time, each with its count; the open one is in the address. */
function Sections({ officer, actions }: SectionsProps) {
  const { t } = useTranslation('simulator')
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const section = officerSectionOf(search['section'])
  const waiting: Partial<Record<OfficerSection, number>> = {
    tasks: officer.tasks.length + officer.loanClaims.length,
    claims: officer.claims.length,
    letters: officer.letters.length,
    quotes: officer.quotes.length,
  }
  const handleChange = (next: OfficerSection) =>
    void navigate({
      to: '/simulator',
      search: next === 'tasks' ? { tab: 'officer' } : { tab: 'officer', section: next },
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <Tabs
        label={t($ => $.officer.sections)}
        value={section}
        panelId={panelId}
        tabs={officerSections.map(value => ({
          value,
          label: t($ => $.officer[value]),
          ...(waiting[value] === undefined ? {} : { count: waiting[value] }),
        }))}
        onChange={handleChange}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={t($ => $.officer[section])}
        className={classes.section}
      >
        <Section section={section} officer={officer} actions={actions} />
      </div>
    </>
  )
}

function Section({ section, officer, actions }: SectionsProps & { section: OfficerSection }) {
  switch (section) {
    case 'tasks':
      return (
        <OfficerTasks tasks={officer.tasks} loanClaims={officer.loanClaims} actions={actions} />
      )
    case 'claims':
      return <OfficerClaims claims={officer.claims} shops={officer.shops} actions={actions} />
    case 'letters':
      return (
        <OfficerLetters letters={officer.letters} contracts={officer.contracts} actions={actions} />
      )
    case 'quotes':
      return <OfficerQuotes quotes={officer.quotes} actions={actions} />
    case 'people':
      return <OfficerPeople people={officer.people} actions={actions} />
    case 'contracts':
      return <OfficerContracts contracts={officer.contracts} actions={actions} />
    case 'limits':
      return (
        <OfficerLimitsSection limits={officer.limits} people={officer.people} actions={actions} />
      )
    case 'accounts':
      return <OfficerAccounts accounts={officer.accounts} actions={actions} />
    case 'salary':
      return <OfficerSalary contracts={officer.contracts} actions={actions} />
  }
}
