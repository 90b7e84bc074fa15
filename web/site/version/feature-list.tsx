export function FeatureList({ features, className }: { features: string[]; className: string }) {
  return (
    <ul className={`list-disc space-y-1.5 pl-5 marker:text-accent ${className}`}>
      {features.map((feature, index) => (
        <li key={index} className="wrap-anywhere">
          {feature}
        </li>
      ))}
    </ul>
  );
}
