import { createElement, type SVGProps } from 'react';

interface IconData {
  name: string;
  node: readonly (readonly [string, Record<string, string>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * Stands for lucide-react's own `createLucideIcon` in the bundle (vite.config.ts): the same drawing
 * without contexts, aliases and builders for other frameworks, which weigh more than all icons of
 * the first load.
 */
export default function createLucideIcon({ name, node }: IconData) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, by its module
  return function Icon({ size = 24, color, strokeWidth = 2, className, ...rest }: IconProps) {
    const spoken = rest.children || 'aria-label' in rest || 'aria-labelledby' in rest;
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color ?? 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `lucide lucide-${name} ${className}` : `lucide lucide-${name}`,
        'aria-hidden': spoken ? undefined : 'true',
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
      rest.children,
    );
  };
}
