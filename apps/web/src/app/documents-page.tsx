import { RequisitesTab } from '../features/accounts/requisites/requisites-tab.tsx'
import { DocumentsRoute } from '../features/statements/documents-route.tsx'
import { StatementsTab } from '../features/statements/statements-tab.tsx'

/** Statements beside the details of accounts: the two features do not know each other. */
export function DocumentsPage() {
  return <DocumentsRoute tabs={{ statements: <StatementsTab />, requisites: <RequisitesTab /> }} />
}
