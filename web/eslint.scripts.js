/** Reads a component as the module that its scripts are, so that the rule against cycles sees what it imports. */
import ts from 'typescript-eslint';

const SCRIPT = /<script[^>]*>(.*?)<\/script>/gs;

export function parseForESLint(component, options) {
  const scripts = [...component.matchAll(SCRIPT)].map(([, script]) => script);
  return ts.parser.parseForESLint(scripts.join('\n'), { ...options, filePath: `${options.filePath}.ts` });
}
