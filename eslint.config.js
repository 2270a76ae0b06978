import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["**/vendor/**", "**/*.d.ts"] },
  js.configs.recommended,
  {
    files: ["src/civitas/web/client/**/*.js"],
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "max-len": ["error", { code: 120 }],
      "no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
    },
  },
];
