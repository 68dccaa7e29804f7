import { createRoute } from '@tanstack/react-router'
import { budgetPages } from '../../features/budget/routes.tsx'
import { loadFormView } from '../../features/payments/form/form-views.ts'
import { filePages } from '../../features/files/routes.tsx'
import {
  paymentFormSearch,
  paymentPages,
  templatesSearch,
} from '../../features/payments/routes.tsx'
import { qrPages, refuseOtherParts } from '../../features/qr/routes.tsx'
import { refuseOtherSalaryParts, salaryPages } from '../../features/salary/routes.tsx'
import { allAddressParts } from '../../lib/address-parts.ts'
import { guardOf } from '../route-guard.ts'
import { signedIn } from './root-routes.tsx'

const payment = createRoute({
  getParentRoute: () => signedIn,
  path: '/payment/$form/{-$id}',
  validateSearch: paymentFormSearch,
  // A function of its own: the type of the guard would be that of the params of `loader`.
  beforeLoad: ({ context }) => guardOf('/payment/$form/{-$id}')({ context, params: {} }),
  loader: ({ params }) => loadFormView(params.form),
  component: paymentPages.form,
})

const budget = createRoute({
  getParentRoute: () => signedIn,
  path: '/budget',
  beforeLoad: guardOf('/budget'),
  component: budgetPages.choice,
})

const budgetForm = createRoute({
  getParentRoute: () => signedIn,
  path: '/budget/$form',
  beforeLoad: guardOf('/budget/$form'),
  component: budgetPages.choice,
})

const budgetProcess = createRoute({
  getParentRoute: () => signedIn,
  path: '/budget-payment-process',
  beforeLoad: guardOf('/budget-payment-process'),
  component: budgetPages.process,
})

const salaryParts = createRoute({
  getParentRoute: () => signedIn,
  path: '/salary/$name',
  beforeLoad: ({ context, params }) => {
    guardOf('/salary/$name')({ context, params })
    refuseOtherSalaryParts(params)
  },
  component: salaryPages.parts,
})

const salaryEditor = createRoute({
  getParentRoute: () => signedIn,
  path: '/salary/manual/{-$id}',
  beforeLoad: guardOf('/salary/manual/{-$id}'),
  component: salaryPages.editor,
})

const salaryDetail = createRoute({
  getParentRoute: () => signedIn,
  path: '/salary/detail/$id',
  beforeLoad: guardOf('/salary/detail/$id'),
  component: salaryPages.detail,
})

const salaryProcessing = createRoute({
  getParentRoute: () => signedIn,
  path: '/salary/detail-processing/$id',
  beforeLoad: guardOf('/salary/detail-processing/$id'),
  component: salaryPages.detail,
})

const qrHistory = createRoute({
  getParentRoute: () => signedIn,
  path: '/qr-history/$name',
  validateSearch: allAddressParts,
  beforeLoad: ({ context, params }) => {
    refuseOtherParts(params)
    guardOf('/qr-history/$name')({ context, params })
  },
  component: qrPages.history,
})

const qrPay = createRoute({
  getParentRoute: () => signedIn,
  path: '/qr-pay',
  beforeLoad: guardOf('/qr-pay'),
  component: qrPages.pay,
})

const qrSell = createRoute({
  getParentRoute: () => signedIn,
  path: '/qr-sell',
  validateSearch: allAddressParts,
  beforeLoad: guardOf('/qr-sell'),
  component: qrPages.sell,
})

const history = createRoute({
  getParentRoute: () => signedIn,
  path: '/history',
  validateSearch: allAddressParts,
  beforeLoad: guardOf('/history'),
  component: paymentPages.history,
})

const deadlines = createRoute({
  getParentRoute: () => signedIn,
  path: '/deadlines',
  beforeLoad: guardOf('/deadlines'),
  component: paymentPages.deadlines,
})

const templates = createRoute({
  getParentRoute: () => signedIn,
  path: '/templates',
  validateSearch: templatesSearch,
  beforeLoad: guardOf('/templates'),
  component: paymentPages.templates,
})

const signingDesk = createRoute({
  getParentRoute: () => signedIn,
  path: '/sign',
  beforeLoad: guardOf('/sign'),
  component: paymentPages.desk,
})

const imported = createRoute({
  getParentRoute: () => signedIn,
  path: '/imported',
  validateSearch: allAddressParts,
  beforeLoad: guardOf('/imported'),
  component: filePages.imported,
})

const importedFile = createRoute({
  getParentRoute: () => signedIn,
  path: '/imported/$id',
  beforeLoad: guardOf('/imported/$id'),
  component: filePages.importedFile,
})

const exported = createRoute({
  getParentRoute: () => signedIn,
  path: '/exported',
  validateSearch: allAddressParts,
  beforeLoad: guardOf('/exported'),
  component: filePages.exported,
})

/** Payments of every kind, from the form to the history and to files of them. */
export const paymentRoutes = [
  payment,
  budget,
  budgetForm,
  budgetProcess,
  salaryParts,
  salaryEditor,
  salaryDetail,
  salaryProcessing,
  qrHistory,
  qrPay,
  qrSell,
  history,
  deadlines,
  templates,
  signingDesk,
  imported,
  importedFile,
  exported,
] as const
