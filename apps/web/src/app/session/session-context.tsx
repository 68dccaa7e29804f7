import { createContext, useContext, useSyncExternalStore } from 'react'
import type { SessionController, SessionView } from './session-controller.ts'

const SessionContext = createContext<SessionController | undefined>(undefined)

export const SessionProvider = SessionContext.Provider

export function useSessionController(): SessionController {
  const controller = useContext(SessionContext)
  if (!controller) throw new Error('No SessionProvider above')
  return controller
}

/** The session as the screen shows it; renders again each second while it lives. */
export function useSessionView(): SessionView {
  const controller = useSessionController()
  return useSyncExternalStore(controller.subscribe, controller.getView)
}
