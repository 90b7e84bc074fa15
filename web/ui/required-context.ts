import { createContext, use } from 'react';

/** A provider, and the hook that reads its value. */
export function requiredContext<Value>() {
  const Context = createContext<Value | null>(null);
  const useValue = (): Value => {
    const value = use(Context);
    if (value === null) throw new Error('A component is outside of its provider');
    return value;
  };
  return [Context.Provider, useValue] as const;
}
