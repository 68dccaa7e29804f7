import { useNavigate, useSearch } from '@tanstack/react-router'
import { Tabs } from '../../components/controls/tabs.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { SimulatorState } from './api/simulator-api.ts'
import { BankClock } from './bank-clock.tsx'
import { BankDesk } from './bank-desk.tsx'
import { FaultPanel } from './fault-panel.tsx'
import { HandsetPanel } from './handset-panel.tsx'
import { OfficerDesk } from './officer-desk.tsx'
import { PeopleCards } from './people-cards.tsx'
import classes from './simulator.module.css'
import { type SimulatorTab, simulatorTabs, tabOf } from './simulator-tabs.ts'
import { SettlementPanel } from './settlement-panel.tsx'
import { SmsOutbox } from './sms-outbox.tsx'
import { TokenPanel } from './token-panel.tsx'

const panelId = 'simulator-panel'

/** The tabs of the console; the open one is in the address. */
export function SimulatorPanels({ state }: { state: SimulatorState }) {
  const { t } = useTranslation('simulator')
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const tab = tabOf(search['tab'])
  const handleChange = (next: SimulatorTab) =>
    void navigate({
      to: '/simulator',
      search: next === 'stage' ? {} : { tab: next },
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <Tabs
        label={t($ => $.tabs.label)}
        value={tab}
        panelId={panelId}
        tabs={simulatorTabs.map(value => ({ value, label: t($ => $.tabs[value]) }))}
        onChange={handleChange}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={t($ => $.tabs[tab])}
        className={classes.section}
      >
        <Section tab={tab} state={state} />
      </div>
    </>
  )
}

function Section({ tab, state }: { tab: SimulatorTab; state: SimulatorState }) {
  switch (tab) {
    case 'stage':
      return (
        <>
          <div className={classes.console}>
            <BankClock state={state} />
            <BankDesk state={state} />
          </div>
          <PeopleCards people={state.people} readAt={state.readAt} />
        </>
      )
    case 'sms':
      return <SmsOutbox />
    case 'phone':
      return <HandsetPanel />
    case 'token':
      return <TokenPanel />
    case 'officer':
      return <OfficerDesk />
    case 'settlement':
      return <SettlementPanel />
    case 'faults':
      return <FaultPanel />
  }
}
