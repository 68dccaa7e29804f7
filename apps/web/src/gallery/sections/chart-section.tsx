import { BalanceChart } from '../../components/charts/balance-chart.tsx'
import { CashFlowChart } from '../../components/charts/cash-flow-chart.tsx'
import { CurrencyBar } from '../../components/charts/currency-bar.tsx'
import { ShareBar } from '../../components/charts/share-bar.tsx'
import { balanceDays, flowDays } from '../samples.ts'
import { Specimen, Specimens } from '../specimen.tsx'
import { useWords } from '../words.ts'

/** Charts with data, with one point, and without any. */
export function ChartSection() {
  const words = useWords()
  return (
    <Specimens>
      <Specimen name="Balance" isWide>
        <BalanceChart title={words.balance} days={balanceDays} currency="KGS" />
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
