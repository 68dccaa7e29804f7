import type { LocalDate } from '@tartip/domain/time/instant'
import { useState } from 'react'
import { BalanceChart } from '../../components/charts/balance-chart.tsx'
import { CashFlowChart } from '../../components/charts/cash-flow-chart.tsx'
import { CurrencyBar } from '../../components/charts/currency-bar.tsx'
import { Meter } from '../../components/charts/meter.tsx'
import { ShareBar } from '../../components/charts/share-bar.tsx'
import { balanceDays, flowDays, plannedDays } from '../samples.ts'
import { Specimen, Specimens } from '../specimen.tsx'
import { useWords } from '../words.ts'

/** The gallery has nowhere to go. */
const stay = (): void => undefined

/** Charts with data, with one point, and without any. */
export function ChartSection() {
  const words = useWords()
  const [span, setSpan] = useState<{ from: LocalDate; to: LocalDate } | undefined>({
    from: '2026-04-20',
    to: '2026-04-26',
  })
  return (
    <Specimens>
      <Specimen name="Balance" isWide>
        <BalanceChart title={words.balance} days={balanceDays} currency="KGS" />
      </Specimen>
      <Specimen name="Balance: the period before, the plan, chosen days" isWide>
        <BalanceChart
          title={words.balance}
          days={balanceDays.slice(-30)}
          currency="KGS"
          before={{ days: balanceDays.slice(0, 30), label: words.monthEarlier }}
          planned={plannedDays}
          span={span}
          onSpanChoose={(from, to) => setSpan({ from, to })}
          onSpanClear={() => setSpan(undefined)}
        />
      </Specimen>
      <Specimen name="Cash flow beside the month before; a bar leads on">
        <CashFlowChart
          title={words.flow}
          days={flowDays}
          currency="KGS"
          totalIn="1902000.00"
          totalOut="1344500.00"
          before={{ days: flowDays.toReversed(), label: words.monthEarlier }}
          dayLink={{ hrefOf: day => `/history?from=${day}&to=${day}`, onOpen: stay }}
        />
      </Specimen>
      <Specimen name="Cash flow">
        <CashFlowChart
          title={words.flow}
          days={flowDays}
          currency="KGS"
          totalIn="1902000.00"
          totalOut="1344500.00"
        />
      </Specimen>
      <Specimen name="Parts of one amount">
        <ShareBar
          label={words.parts}
          currency="KGS"
          parts={[
            { id: 'free', label: words.free, amount: '2360601.00', token: 'brand' },
            { id: 'held', label: words.held, amount: '86210.00', token: 'chartOutflow' },
            { id: 'deposits', label: words.deposits, amount: '1500000.00', token: 'chartCny' },
          ]}
        />
      </Specimen>
      <Specimen name="How much is done">
        <Meter part={0.35} />
        <Meter part={1} token="warning" />
      </Specimen>
      <Specimen name="Currencies">
        <CurrencyBar
          label={words.total}
          parts={[
            { id: 'KGS', label: 'KGS', amount: '2446811.00', currency: 'KGS' },
            { id: 'USD', label: 'USD', amount: '11574.20', currency: 'USD' },
            { id: 'RUB', label: 'RUB', amount: '520300.00', currency: 'RUB' },
            { id: 'EUR', label: 'EUR', amount: '2610.75', currency: 'EUR' },
          ]}
        />
      </Specimen>
      <Specimen name="One day, and none">
        <BalanceChart title={words.balance} days={balanceDays.slice(0, 1)} currency="USD" />
        <BalanceChart title={words.balance} days={[]} currency="USD" />
      </Specimen>
    </Specimens>
  )
}
