import { lazyPage } from '../../lib/lazy-page.tsx'

const texts = 'outlets'

export const outletPages = {
  terminals: lazyPage(
    [texts, 'documents'],
    () => import('./pos/applications-route.tsx'),
    'ApplicationsRoute',
  ),
  terminalOrder: lazyPage(
    [texts, 'documents', 'form'],
    () => import('./pos/order-route.tsx'),
    'OrderRoute',
  ),
  home: lazyPage(texts, () => import('./home/outlet-home-route.tsx'), 'OutletHomeRoute'),
  lists: lazyPage(texts, () => import('./lists-route.tsx'), 'OutletListsRoute'),
  point: lazyPage(texts, () => import('./points/point-route.tsx'), 'PointRoute'),
  pointForm: lazyPage(
    [texts, 'form'],
    () => import('./points/point-form-route.tsx'),
    'PointFormRoute',
  ),
  registerForm: lazyPage(
    texts,
    () => import('./points/register-form-route.tsx'),
    'RegisterFormRoute',
  ),
  cashier: lazyPage(texts, () => import('./cashiers/cashier-route.tsx'), 'CashierRoute'),
  cashierForm: lazyPage(
    texts,
    () => import('./cashiers/cashier-form-route.tsx'),
    'CashierFormRoute',
  ),
}
