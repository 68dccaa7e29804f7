import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Tabs } from '../../components/controls/tabs.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { officerQuery } from './api/desk-api.ts'
import type { Officer } from './api/desk-api.ts'
import { OfficerAccounts } from './officer-accounts.tsx'
import type { AnswerWanted, OfficerActions, WordsWanted } from './officer-actions.ts'
import { OfficerClaims } from './officer-claims.tsx'
import { OfficerContracts } from './officer-contracts.tsx'
import { OfficerLetters } from './officer-letters.tsx'
import { OfficerPeople } from './officer-people.tsx'
import { OfficerQuotes } from './officer-quotes.tsx'
import { OfficerTasks } from './officer-tasks.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import classes from './simulator.module.css'
import { officerRoomOf, officerRooms } from './simulator-tabs.ts'
import type { OfficerRoom } from './simulator-tabs.ts'
import { useOrder } from './use-order.ts'

/** The officer's desk: applications, instalments, letters, rates, people, contracts and accounts. */
export function OfficerDesk() {
  const officer = useQuery(officerQuery)
  const { busyPath, order } = useOrder()
  const [wordsWanted, setWordsWanted] = useState<WordsWanted>()
  const [answerWanted, setAnswerWanted] = useState<AnswerWanted>()
  const isBusy = busyPath !== undefined
  const actions: OfficerActions = {
    isBusy,
    order: (path, body) => void order(path, body),
    orderTyped: order,
    ask: setWordsWanted,
    confirm: setAnswerWanted,
  }
  return (
    <>
      <QueryState query={officer}>{data => <Rooms officer={data} actions={actions} />}</QueryState>
      {wordsWanted ? (
        <ReasonDialog
          {...wordsWanted}
          isBusy={isBusy}
          onCancel={() => setWordsWanted(undefined)}
          onConfirm={async text => {
            if (await order(wordsWanted.path, wordsWanted.bodyOf(text))) setWordsWanted(undefined)
          }}
        />
      ) : null}
      {answerWanted ? (
        <ConfirmDialog
          opened
          title={answerWanted.title}
          body={<p>{answerWanted.text}</p>}
          confirmLabel={answerWanted.confirmLabel}
          tone="danger"
          isBusy={isBusy}
          onCancel={() => setAnswerWanted(undefined)}
          onConfirm={async () => {
            if (await order(answerWanted.path, answerWanted.body)) setAnswerWanted(undefined)
          }}
        />
      ) : null}
    </>
  )
}

interface RoomsProps {
  officer: Officer
  actions: OfficerActions
}

const panelId = 'officer-room'

/** One room at a time, each with how much waits in it; the address remembers which one is open. */
function Rooms({ officer, actions }: RoomsProps) {
  const { t } = useTranslation('simulator')
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const room = officerRoomOf(search['room'])
  const waiting: Partial<Record<OfficerRoom, number>> = {
    tasks: officer.tasks.length,
    claims: officer.claims.length,
    letters: officer.letters.length,
    quotes: officer.quotes.length,
  }
  const handleChange = (next: OfficerRoom) =>
    void navigate({
      to: '/simulator',
      search: next === 'tasks' ? { tab: 'officer' } : { tab: 'officer', room: next },
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <Tabs
        label={t($ => $.officer.rooms)}
        value={room}
        panelId={panelId}
        tabs={officerRooms.map(value => ({
          value,
          label: t($ => $.officer[value]),
          ...(waiting[value] === undefined ? {} : { count: waiting[value] }),
        }))}
        onChange={handleChange}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={t($ => $.officer[room])}
        className={classes.room}
      >
        <Room room={room} officer={officer} actions={actions} />
      </div>
    </>
  )
}

function Room({ room, officer, actions }: RoomsProps & { room: OfficerRoom }) {
  switch (room) {
    case 'tasks':
      return <OfficerTasks tasks={officer.tasks} actions={actions} />
    case 'claims':
      return <OfficerClaims claims={officer.claims} actions={actions} />
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
    case 'accounts':
      return <OfficerAccounts accounts={officer.accounts} actions={actions} />
  }
}
