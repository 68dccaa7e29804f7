import { notFound, useParams } from '@tanstack/react-router'
import { CashiersPage } from './cashiers/cashiers-page.tsx'
import { PointsPage } from './points/points-page.tsx'

const pages: Readonly<Record<string, () => React.JSX.Element>> = {
  points: PointsPage,
  cashiers: CashiersPage,
}

/** `/outlet/points` and `/outlet/cashiers`; there are no other lists. */
export function OutletListsRoute() {
  const { name = '' } = useParams({ strict: false })
  const List = pages[name]
  if (List === undefined) throw notFound()
  return <List />
}
