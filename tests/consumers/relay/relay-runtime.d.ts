// The types that compiled documents name. Nothing of Relay runs here but its compiler.
declare module 'relay-runtime' {
  export interface ConcreteRequest {
    readonly params: { readonly text: string };
  }
  export type ReaderFragment = object;
  export type FragmentRefs<Name extends string> = Readonly<Record<Name, true>>;
}
