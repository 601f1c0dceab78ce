"""What an operator watches and bounds: metrics, logs, limits, quotas."""
