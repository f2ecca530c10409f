// The framework names dependencies that a reference already makes; they only hide the ones that count (cfn-lint W3005).

const targetOf = (argument) => (Array.isArray(argument) ? argument[0] : argument.split('.')[0]);

const referencesOf = (value) => {
  if (Array.isArray(value)) return value.flatMap(referencesOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'Ref') return [inner];
    if (key === 'Fn::GetAtt') return [targetOf(inner)];
    if (key === 'Fn::Sub') {
      const text = Array.isArray(inner) ? inner[0] : inner;
      return [...text.matchAll(/\$\{([^!}][^}]*)\}/g)].map(([, name]) => targetOf(name));
    }
    return referencesOf(inner);
  });
};

/** The resources with each `DependsOn` cut down to what no reference says. */
export const withoutRedundantDependencies = (resources) =>
  Object.fromEntries(
    Object.entries(resources).map(([name, { DependsOn = [], ...resource }]) => {
      const referred = new Set(referencesOf(resource.Properties));
      const left = [...new Set([DependsOn].flat())].filter((other) => !referred.has(other));
      return [name, left.length === 0 ? resource : { ...resource, DependsOn: left }];
    }),
  );
